import { styled } from 'styled-components'

import { token } from '../../theme/token'
import { floatingStyles } from '../floating/floating-styles'

export const MenuRoot = styled.div`
  ${floatingStyles}
  width: max-content;
  min-width: 180px;
  max-width: 340px;
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

/* Contains the levels without a box around them; presses outside of it close the menu. */
export const MenuLevels = styled.div`
  display: contents;
`

/* A group of ARIA's menu pattern; `fieldset` is not allowed there. */
export const MenuSection = styled.div.attrs({ role: 'group' })`
  & + &,
  [role^='menuitem'] + & {
    margin-block-start: ${token('space-1')};
    padding-block-start: ${token('space-1')};
    border-block-start: 1px solid ${token('color-line')};
  }

  & + [role^='menuitem'] {
    margin-block-start: ${token('space-1')};
    border-block-start: 1px solid ${token('color-line')};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`

export const MenuCaption = styled.div`
  padding: 4px 8px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const MenuRow = styled.a`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: ${token('size-control-small')};
  padding: 4px 8px;
  border-radius: ${token('radius-bar')};
  color: ${token('color-ink')};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
  }

  /* The row whose submenu is open and has the focus. */
  &[aria-expanded='true'] {
    background: ${token('color-pressed')};
  }

  /* The focus ring is inside of the row; an offset ring would overlap the next row. */
  &:focus {
    outline: none;
    background: ${token('color-pressed')};
  }

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${token('color-focus')};
  }

  &[data-destructive] {
    color: ${token('color-danger-text')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-faint')};
    cursor: default;
  }

  @media (forced-colors: active) {
    &:focus,
    &[aria-expanded='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const MenuMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 20px;
  color: ${token('color-ink-muted')};

  [data-destructive] > & {
    color: inherit;
  }
`

export const MenuText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const MenuDescription = styled.span`
  display: block;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const MenuShortcut = styled.kbd`
  flex: none;
  margin-inline-start: ${token('space-4')};
  color: ${token('color-ink-faint')};
  font: inherit;
  font-size: ${token('text-dense')};
`

export const MenuChevron = styled.span`
  display: inline-flex;
  flex: none;
  margin-block: 3px;
  margin-inline: ${token('space-2')} -4px;
  color: ${token('color-ink-faint')};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
