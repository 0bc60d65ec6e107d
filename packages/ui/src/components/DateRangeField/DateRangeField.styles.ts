import { styled } from 'styled-components'

import { FieldBox } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

/* Not a `fieldset`, which needs a `legend`: the frame shows the label. */
export const RangeBox = styled(FieldBox).attrs({ role: 'group' })`
  & > input {
    flex: 1 1 56px;
    width: 56px;
  }
`

export const RangeDash = styled.span`
  flex: none;
  color: ${token('color-ink-faint')};
`

export const RangePanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-4')};
  max-width: calc(100vw - 42px);
`

export const RangePresets = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 128px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const RangePreset = styled.button`
  width: 100%;
  min-height: ${token('size-control-small')};
  padding: 0 8px;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
  }

  &[aria-pressed='true'] {
    background: ${token('color-pressed')};
    font-weight: ${token('weight-medium')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`
