import { styled } from 'styled-components'

import { tagStyles } from '../../internal/tag/tag-styles'
import { token } from '../../theme/token'

export const TagRoot = styled.span`
  ${tagStyles}

  &:is(a, button) {
    cursor: pointer;
  }

  &:is(a, button):hover:not([data-selected]):not([data-disabled]) {
    background: ${token('color-hover')};
  }

  &:is(a, button):active:not([data-disabled]) {
    background: ${token('color-pressed')};
  }

  &:is(button):disabled {
    cursor: default;
  }
`

/** The pressable part of a tag that has a button to remove it beside it. */
export const TagPress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: 100%;
  padding: 0 7px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  text-decoration: none;

  [data-size='small'] > & {
    padding-inline: 5px;
  }

  [data-removable] > & {
    padding-inline-end: 2px;
  }

  &:is(a, button) {
    cursor: pointer;
  }

  &:is(a, button):hover {
    background: ${token('color-hover')};
  }
`

export const TagDot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--tl-tag-color);
  forced-color-adjust: none;
`

export const TagText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const TagCategory = styled.span`
  color: ${token('color-ink-muted')};
  font-weight: ${token('weight-regular')};
`

/* At least 24 px to press, also in the small tag: the pressable area is larger than the visible one. */
export const TagRemove = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  color: ${token('color-ink-faint')};
  cursor: pointer;

  &::before {
    position: absolute;
    inset: 50% auto auto 50%;
    width: 24px;
    height: 24px;
    transform: translate(-50%, -50%);
    content: '';
  }

  &:hover {
    color: ${token('color-ink')};
  }

  &:focus-visible {
    outline-offset: -1px;
  }
`
