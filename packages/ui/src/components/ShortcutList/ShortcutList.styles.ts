import { styled } from 'styled-components'

import { token } from '../../theme/token'

/* Columns as the width allows; a group is never split. */
export const ShortcutListRoot = styled.div`
  columns: 300px;
  column-gap: ${token('space-10')};
  min-width: 0;
`

export const ShortcutSection = styled.section`
  padding-block-end: ${token('space-5')};
  break-inside: avoid;
`

/* The heading level is an attribute, because an element for each level would be several components. */
export const ShortcutHead = styled.div.attrs({ role: 'heading' })`
  padding-block-end: ${token('space-1')};
  border-block-end: 1px solid ${token('color-line')};
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-caption')};
`

export const ShortcutRows = styled.dl``

export const ShortcutRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-4')};
  min-height: ${token('size-row')};
  padding-block: 5px;

  & + & {
    border-block-start: 1px solid ${token('color-line')};
  }
`

export const ShortcutName = styled.dt`
  flex: 1 1 50%;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const ShortcutDescription = styled.span`
  display: block;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const ShortcutKeys = styled.dd`
  flex: 0 1 auto;
  min-width: 0;
  text-align: end;

  & > * {
    justify-content: flex-end;
  }
`

export const ShortcutEmpty = styled.p`
  color: ${token('color-ink-faint')};
`
