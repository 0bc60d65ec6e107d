import { styled } from 'styled-components'

import {
  FieldAdornmentButton,
  fieldBoxStyles,
  fieldRing,
} from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

/* Contains the field and its clear button, a sibling that is positioned over the field. */
export const SelectShell = styled.div`
  position: relative;
  min-width: 0;
`

export const SelectBox = styled.div`
  ${fieldBoxStyles}
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  &:focus {
    outline: none;
  }

  &:focus-visible,
  &[aria-expanded='true'] {
    ${fieldRing}
  }

  &[data-disabled],
  &[data-read-only] {
    cursor: default;
  }

  &[data-clearable] {
    padding-inline-end: 58px;
  }

  &[data-clearable] > [data-part='chevron'] {
    position: absolute;
    inset-inline-end: 10px;
  }
`

export const SelectValue = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty] {
    color: ${token('color-ink-faint')};
  }
`

export const SelectChevron = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-end: -2px;
  color: ${token('color-ink-faint')};
`

export const SelectClear = styled(FieldAdornmentButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 30px;
  margin-block: auto;
  margin-inline-end: 0;
`
