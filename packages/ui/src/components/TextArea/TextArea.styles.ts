import { styled } from 'styled-components'

import { FieldBox } from '../../internal/field/FieldBox.styles'
import { token } from '../../theme/token'

export const TextAreaBox = styled(FieldBox)`
  align-items: stretch;
  height: auto;
  padding: 0;
`

/** One line is 20 px, and 5 px above and below make a single row as high as any field. */
export const TextAreaControl = styled.textarea`
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: calc(var(--tl-rows-min) * ${token('line-body')} + 10px);
  max-height: calc(var(--tl-rows-max) * ${token('line-body')} + 10px);
  margin: 0;
  padding: 5px 10px;
  border: 0;
  border-radius: inherit;
  outline: none;
  background: none;
  line-height: ${token('line-body')};
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }

  &:disabled {
    -webkit-text-fill-color: currentColor;
  }

  @media print {
    max-height: none;
  }
`
