import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Looks like the heading that it is, and like a field once it is pointed at. */
export const PanelTitleInput = styled.textarea`
  display: block;
  inline-size: calc(100% + 2 * ${token('space-2')});
  min-block-size: calc(${token('line-heading')} + 2 * ${token('space-1')});
  max-block-size: calc(3 * ${token('line-heading')} + 2 * ${token('space-1')});
  margin-inline: calc(-1 * ${token('space-2')});
  margin-block: calc(-1 * ${token('space-1')});
  padding: calc(${token('space-1')} - 1px) calc(${token('space-2')} - 1px);
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  field-sizing: content;
  overflow-wrap: anywhere;
  resize: none;

  &::placeholder {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }

  &:hover:not(:read-only) {
    border-color: ${token('color-control-outline')};
  }

  &:focus {
    border-color: ${token('color-control-outline')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
    outline-offset: -1px;
    background: ${token('color-surface')};
  }

  &[aria-invalid] {
    border-color: ${token('color-danger-text')};
  }
`

export const PanelTitleError = styled.span`
  display: block;
  margin-block-start: ${token('space-2')};
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-dense')};
  letter-spacing: normal;
`
