import { styled } from 'styled-components'

import { FieldBox } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

/* Grows with the chosen options; a narrow field shows their number instead. */
export const MultiBox = styled(FieldBox)`
  container-type: inline-size;
  height: auto;
  min-height: ${token('size-control')};
  padding-block: calc((${token('size-control')} - 26px) / 2);
  padding-inline-start: 3px;
`

export const MultiContent = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-height: 136px;
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The number of the chosen options, beside which what is typed has room. */
  @container (max-width: 199px) {
    flex-wrap: nowrap;
  }

  & > input {
    flex: 1 1 64px;
    width: 64px;
    min-width: 24px;
    height: calc(${token('size-control')} - 8px);
    padding: 0;
    padding-inline-start: 7px;
    border: 0;
    outline: none;
    background: none;
    text-overflow: ellipsis;
  }

  /* After a full line of chips it takes no line of its own until it is used: its
     negative margin removes the gap before it. */
  & > [data-part='chips'] ~ input {
    padding-inline-start: 4px;

    &[data-empty] {
      flex-basis: 6px;
      min-width: 6px;
      margin-inline-start: -4px;
    }

    &[data-empty]:not(:focus) {
      flex-basis: 1px;
      min-width: 1px;
      margin-inline-start: -5px;
      padding: 0;
    }
  }

  & > input::placeholder {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }
`

export const MultiChips = styled.div`
  display: contents;

  @container (max-width: 199px) {
    & > [data-part='chip'] {
      display: none;
    }
  }
`

export const MultiChip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: 24px;
  padding-inline: 7px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-bar')};
  background: ${token('color-pressed')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  &:has(> button) {
    padding-inline-end: 0;
  }

  &:has(> button:focus) {
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -1px;
  }

  [data-disabled] & {
    background: ${token('color-surface')};
    color: ${token('color-ink-faint')};
  }
`

export const MultiChipText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const MultiChipRemove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 22px;
  margin-inline-start: -6px;
  padding: 0;
  border: 0;
  border-radius: 3px;
  outline: none;
  background: none;
  color: ${token('color-ink-faint')};
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }
`

export const MultiSummary = styled.span`
  padding-inline: 7px 3px;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-part='summary'] {
    display: none;
  }

  @container (max-width: 199px) {
    display: none;

    &[data-part='summary'] {
      display: block;
    }
  }
`
