import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const GroupRoot = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const GroupHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
`

export const GroupLabel = styled.span`
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
`

export const GroupError = styled.span`
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

/** Rows in a card. */
export const CardList = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  list-style: none;
`

export const CardRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 36px;
  padding-block: ${token('space-1')};
  padding-inline: ${token('space-3')} ${token('space-2')};
  min-inline-size: 0;

  & + & {
    border-block-start: 1px solid ${token('color-line')};
  }

  > [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > [data-part='swatch'] {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 3px;
    background: var(--tl-swatch-color, ${token('color-ink-faint')});
  }
`

/** The chosen entries, followed by the button that adds to them. */
export const ChosenLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  min-inline-size: 0;
`

export const GroupNote = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`
