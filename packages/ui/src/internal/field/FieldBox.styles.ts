import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

/** The box of a field with its input and adornments. */
export const fieldBoxStyles = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  width: 100%;
  min-width: 0;
  height: ${token('size-control')};
  padding-inline: 10px;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  color: ${token('color-ink')};
  font-size: ${token('text-body')};
  line-height: ${token('line-body')};
  text-align: start;

  &[data-size='small'] {
    height: ${token('size-control-small')};
    padding-inline: ${token('space-2')};
  }

  &[data-size='large'] {
    height: ${token('size-control-large')};
  }

  &:hover:not([data-disabled]):not([data-read-only]) {
    border-color: ${token('color-ink-muted')};
  }

  &[data-invalid] {
    border-color: ${token('color-danger-text')};
    box-shadow: inset 0 0 0 1px ${token('color-danger-text')};
  }

  &[data-read-only] {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
  }

  &[data-disabled] {
    border-color: ${token('color-line')};
    background: ${token('color-sunken')};
    color: color-mix(in srgb, ${token('color-ink-faint')} 72%, ${token('color-surface')});
  }

  @media (forced-colors: active) {
    &[data-invalid] {
      border-width: 2px;
    }

    &[data-read-only] {
      border-style: dashed;
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/**
 * The focus ring of a field has no offset, because rows of fields are too close, and it
 * is shown for every kind of focus. Around an invalid field it is outside, so that the
 * error border stays visible.
 */
export const fieldRing = css`
  outline: ${token('ring-width')} solid ${token('color-focus')};
  outline-offset: -1px;

  &[data-invalid] {
    outline-offset: 0;
  }
`

export const FieldBox = styled.div`
  ${fieldBoxStyles}
  cursor: text;

  &:focus-within:not([data-disabled]) {
    ${fieldRing}
  }

  &:has([data-part='adornment-button']:focus-visible) {
    outline: none;
  }

  & > input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    text-overflow: ellipsis;
  }

  & > input[data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  /* The minus stays before the digits in a page from right to left. */
  & > input[data-numeric]:dir(rtl) {
    direction: ltr;
    text-align: left;
  }

  & > input::placeholder {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }

  & > input:disabled {
    -webkit-text-fill-color: currentColor;
  }

  & > input:-webkit-autofill {
    -webkit-text-fill-color: ${token('color-ink')};
    box-shadow: inset 0 0 0 1000px ${token('color-surface')};
  }
`

export const FieldAdornment = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${token('color-ink-faint')};
`

export const FieldAdornmentButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-inline-end: -6px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  color: ${token('color-ink-faint')};
  cursor: pointer;

  &:hover {
    background: ${token('color-hover')};
    color: ${token('color-ink')};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &:disabled {
    background: none;
    color: inherit;
    cursor: default;
  }
`
