import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const FrameRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;
`

export const FrameHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-2')};
`

const frameLabelStyles = css`
  min-width: 0;
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  overflow-wrap: anywhere;
`

export const FrameLabel = styled.label`
  ${frameLabelStyles}
`

/** The label of a group of controls. Not a `label`, which belongs to a single control. */
export const GroupLabel = styled.span`
  ${frameLabelStyles}
`

/** Contains the controls of a group, in a column or in a row that wraps. */
export const GroupChoices = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-1')};
  min-width: 0;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: ${token('space-1')} ${token('space-6')};
  }
`

/** Help at the start, the count at the end of one line. */
export const FrameFoot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-width: 0;
`

export const FrameCount = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('line-dense')};

  &[data-exceeded] {
    color: ${token('color-danger-text')};
    font-weight: ${token('weight-medium')};
  }
`

export const FrameMark = styled.span`
  margin-inline-start: 2px;
  color: ${token('color-danger-text')};
`

export const FrameHelp = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`

export const FrameError = styled.p`
  display: flex;
  gap: 6px;
  color: ${token('color-danger-text')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

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
