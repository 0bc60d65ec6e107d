import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

export const StepperRoot = styled.ol`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`

const line = css`
  content: '';
  background: ${token('color-line-strong')};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const StepItem = styled.li`
  position: relative;
  min-width: 0;

  [data-orientation='horizontal'] > & {
    display: flex;
    flex: 1 1 auto;
    align-items: flex-start;
  }

  [data-orientation='horizontal'] > &:last-child {
    flex: 0 1 auto;
  }

  [data-orientation='horizontal'] > &:not(:last-child)::after {
    ${line}
    flex: 1 1 12px;
    min-width: 12px;
    height: 1px;
    margin-block-start: 16px;
    margin-inline: 4px;
  }

  [data-orientation='vertical'] > &:not(:last-child) {
    padding-block-end: ${token('space-4')};
  }

  [data-orientation='vertical'] > &:not(:last-child)::after {
    ${line}
    position: absolute;
    inset-block: 36px 4px;
    inset-inline-start: 16px;
    width: 1px;
  }

  &&[data-state='done']::after {
    background: ${token('color-ink-muted')};
  }
`

const bodyStyles = css`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: 4px;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-muted')};
  line-height: ${token('line-body')};
  text-align: start;

  [data-state='current'] > & {
    color: ${token('color-ink')};
    font-weight: ${token('weight-semibold')};
  }

  [data-state='error'] > & {
    color: ${token('color-danger-text')};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`

export const StepBody = styled.span`
  ${bodyStyles}
`

export const StepButton = styled.button`
  ${bodyStyles}
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${token('color-ink')} 5%, transparent);
  }
`

export const StepMark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${token('color-control-outline')};
  border-radius: 50%;
  background: ${token('color-surface')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-semibold')};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  [data-state='done'] > * > & {
    border-color: ${token('color-ink')};
    color: ${token('color-ink')};
  }

  [data-state='current'] > * > & {
    border-color: ${token('color-action')};
    background: ${token('color-action')};
    color: ${token('color-on-action')};
  }

  [data-state='error'] > * > & {
    border-color: ${token('color-danger-text')};
    background: ${token('color-danger-tint')};
    color: ${token('color-danger-text')};
  }

  @media (forced-colors: active) {
    [data-state='current'] > * > & {
      border: 3px solid Highlight;
    }
  }
`

const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const StepTexts = styled.span`
  min-width: 0;
  padding-block: 2px;

  /* Where the names do not fit, only the current one is shown: of five and more steps earlier. */
  @container (max-width: 520px) {
    [data-orientation='horizontal'] > :not([data-state='current']) & {
      ${visuallyHidden}
    }
  }

  @container (max-width: 920px) {
    [data-orientation='horizontal'][data-many] > :not([data-state='current']) & {
      ${visuallyHidden}
    }
  }
`

export const StepTitle = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

export const StepDescription = styled.span`
  display: block;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  font-weight: ${token('weight-regular')};
  line-height: ${token('line-dense')};
  overflow-wrap: anywhere;

  [data-state='error'] & {
    color: ${token('color-danger-text')};
  }
`
