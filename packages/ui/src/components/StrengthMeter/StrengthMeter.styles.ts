import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const MeterRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;

  --meter-fill: ${token('color-ink-faint')};

  &[data-score='1'] {
    --meter-fill: ${token('color-danger-text')};
  }

  &[data-score='2'] {
    --meter-fill: ${token('color-warning-text')};
  }

  &[data-score='3'],
  &[data-score='4'] {
    --meter-fill: ${token('color-success-text')};
  }
`

export const MeterLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${token('line-dense')};
`

export const MeterTrack = styled.div.attrs({ role: 'meter' })`
  display: flex;
  flex: 1;
  gap: 3px;
  min-width: 48px;
`

export const MeterStep = styled.span`
  flex: 1;
  height: 4px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-line')};

  &[data-reached] {
    background: var(--meter-fill);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &[data-reached] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media print {
    border: 1px solid ${token('color-line-strong')};
    print-color-adjust: exact;
  }
`

export const MeterLabel = styled.output`
  flex: none;
  max-width: 60%;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-dense')};
  overflow-wrap: anywhere;
`

export const MeterHints = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const MeterHint = styled.li`
  display: flex;
  gap: 6px;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  & > svg {
    margin-block-start: 1px;
    color: ${token('color-ink-faint')};
  }

  &[data-met] > svg {
    color: ${token('color-success-text')};
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
