import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${token('space-6')};
`

export const Choice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
`

export const Pairs = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${token('space-4')};

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Example = styled.figure`
  display: flex;
  flex-direction: column;
  margin: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow: clip;

  &[data-verdict='do'] {
    border-block-end: 3px solid ${token('color-success-text')};
  }

  &[data-verdict='dont'] {
    border-block-end: 3px solid ${token('color-danger-text')};
  }
`

export const ExampleGround = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-height: 128px;
  padding: ${token('space-6')};
  background: ${token('color-canvas')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
  overflow-x: auto;
`

export const ExampleCaption = styled.figcaption`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  padding: ${token('space-3')} ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};
  color: ${token('color-ink-muted')};
`

export const FaultOutcome = styled.strong`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${token('color-success-text')};

  [data-verdict='dont'] > figcaption > & {
    color: ${token('color-danger-text')};
  }
`
