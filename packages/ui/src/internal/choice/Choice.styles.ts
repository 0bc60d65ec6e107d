import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

/** The control and labels of one choice. The label is at least 24 px high; help and error align with it. */
export const choiceStyles = css`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  max-width: 100%;

  &[data-disabled] {
    color: ${token('color-ink-faint')};
  }
`

export const CheckboxRoot = styled.div`
  ${choiceStyles}
`

export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-width: 0;
  max-width: 100%;
  padding-block: 2px;
  cursor: pointer;

  [data-disabled] > &,
  [data-read-only] > & {
    cursor: default;
  }
`

export const ChoiceText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Texts under the label align with the start of the label. */
export const ChoiceNotes = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  margin-block-end: 2px;
  padding-inline-start: calc(var(--choice-width, 16px) + ${token('space-2')});
`

/**
 * The shared styles of checkboxes and radios: 16 px, an outline with a contrast of 3:1,
 * filled when checked.
 */
export const choiceControlStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border: 1px solid ${token('color-control-outline')};
  appearance: none;
  background: ${token('color-surface')};
  color: ${token('color-on-action')};
  cursor: inherit;

  &::before {
    background: currentColor;
    content: '';
    opacity: 0;
  }

  label:hover > &:not(:disabled, [data-read-only]) {
    border-color: ${token('color-ink-muted')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('color-danger-text')};
    box-shadow: inset 0 0 0 1px ${token('color-danger-text')};
  }

  &:checked,
  &:where([type='checkbox']):indeterminate {
    border-color: transparent;
    background: ${token('color-action')};
    box-shadow: none;
  }

  /* Every radio button of a group without a choice is indeterminate. */
  label:hover > &:is(:checked, [type='checkbox']:indeterminate):not(:disabled, [data-read-only]) {
    border-color: transparent;
    background: ${token('color-action-hover')};
  }

  &:checked::before,
  &:where([type='checkbox']):indeterminate::before {
    opacity: 1;
  }

  &[data-read-only] {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
    color: ${token('color-ink-muted')};
  }

  &:disabled {
    border-color: ${token('color-line-strong')};
    background: ${token('color-sunken')};
    color: ${token('color-ink-faint')};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`

/**
 * The styles of a checkbox for an `input` in a list with hundreds of them, where a
 * `Checkbox` each would be too slow. Such an input is inside of a `label`.
 */
export const checkboxStyles = css`
  ${choiceControlStyles}
  border-radius: ${token('radius-bar')};

  &::before {
    width: 10px;
    height: 10px;
  }

  &:checked::before {
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 12%, 37% 68%);
  }

  &:where([type='checkbox']):indeterminate::before {
    clip-path: inset(4px 1px);
  }
`

export const CheckboxInput = styled.input`
  ${checkboxStyles}
`
