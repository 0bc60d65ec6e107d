import { styled } from 'styled-components'

import { fieldBoxLook, fieldRing } from '../../internal/field/FieldFrame.styles'
import { floatingLook } from '../../internal/floating/floating-look'
import { token } from '../../theme/token'

export const SelectBox = styled.div`
  ${fieldBoxLook}
  cursor: pointer;
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

export const SelectSwatch = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 3px;
  background: var(--tl-swatch-color);
  forced-color-adjust: none;
`

export const SelectList = styled.div`
  ${floatingLook}
  max-width: min(480px, calc(100vw - 16px));
  max-height: min(var(--tl-floating-height, 320px), 320px);
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The focus is on the field all the while; its ring is enough. */
  &:focus-visible {
    outline: none;
  }
`

/* A group of ARIA's listbox pattern; HTML's own groups mean something else. */
export const SelectSection = styled.div.attrs({ role: 'group' })`
  & + & {
    margin-block-start: ${token('space-1')};
  }
`

export const SelectCaption = styled.div`
  padding: 6px 8px 2px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const SelectRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-height: ${token('size-control-small')};
  padding: 4px 8px;
  border-radius: ${token('radius-bar')};
  cursor: pointer;

  &[data-highlighted] {
    background: ${token('color-pressed')};
  }

  &[aria-selected='true'] {
    font-weight: ${token('weight-medium')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-faint')};
    cursor: default;
  }

  & > ${SelectSwatch} {
    margin-block: 5px;
  }

  &[aria-disabled='true'] > ${SelectSwatch} {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const SelectText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const SelectDescription = styled.span`
  display: block;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-caption')};
`

export const SelectCheck = styled.span`
  display: inline-flex;
  flex: none;
  padding-block: 2px;
  color: ${token('color-accent')};
`

/* A listbox may hold nothing but options, not even its own emptiness. */
export const SelectEmpty = styled.div.attrs({
  role: 'option',
  'aria-disabled': true,
  'aria-selected': false,
})`
  padding: 4px 8px;
  color: ${token('color-ink-faint')};
`
