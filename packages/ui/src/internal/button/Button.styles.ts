import { css, styled } from 'styled-components'

import { token } from '../../theme/token'

/** The styles of every button, for any element; `data-*` attributes select variants and sizes. */
export const buttonStyles = css`
  --button-fill: ${token('color-surface')};
  --button-fill-hover: ${token('color-hover')};
  --button-fill-pressed: ${token('color-pressed')};
  --button-ink: ${token('color-ink')};
  --button-line: ${token('color-line-strong')};

  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: ${token('size-control')};
  margin: 0;
  padding-block: 0;
  padding-inline: 12px;
  border: 1px solid var(--button-line);
  border-radius: ${token('radius-control')};
  background: var(--button-fill);
  color: var(--button-ink);
  font-size: ${token('text-body')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  text-decoration: none;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
  cursor: pointer;

  &:hover {
    background: var(--button-fill-hover);
  }

  &:active,
  &[aria-expanded='true'] {
    background: var(--button-fill-pressed);
  }

  &[data-variant='primary'] {
    --button-fill: ${token('color-action')};
    --button-fill-hover: ${token('color-action-hover')};
    --button-fill-pressed: ${token('color-action-pressed')};
    --button-ink: ${token('color-on-action')};
    --button-line: transparent;
    font-weight: ${token('weight-semibold')};
  }

  &[data-variant='danger'] {
    --button-fill: ${token('color-danger-fill')};
    --button-fill-hover: ${token('color-danger-fill-hover')};
    --button-fill-pressed: ${token('color-danger-fill-hover')};
    --button-ink: ${token('color-on-danger')};
    --button-line: transparent;
    font-weight: ${token('weight-semibold')};
  }

  &[data-variant='ghost'],
  &[data-variant='danger-ghost'] {
    --button-fill: transparent;
    --button-fill-hover: color-mix(in srgb, ${token('color-ink')} 6%, transparent);
    --button-fill-pressed: color-mix(in srgb, ${token('color-ink')} 10%, transparent);
    --button-ink: ${token('color-ink-muted')};
    --button-line: transparent;
  }

  &[data-variant='ghost']:hover {
    --button-ink: ${token('color-ink')};
  }

  &[data-variant='danger-ghost'] {
    --button-ink: ${token('color-danger-text')};
    --button-fill-hover: ${token('color-danger-tint')};
    --button-fill-pressed: ${token('color-danger-tint')};
  }

  &[data-size='small'] {
    height: ${token('size-control-small')};
    padding-inline: 8px;
    font-size: ${token('text-dense')};
  }

  &[data-size='large'] {
    height: ${token('size-control-large')};
    padding-inline: 16px;
  }

  &[data-wide] {
    width: 100%;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }

  &:disabled,
  &[aria-disabled='true']:not([data-busy]) {
    --button-fill: ${token('color-sunken')};
    --button-fill-hover: ${token('color-sunken')};
    --button-fill-pressed: ${token('color-sunken')};
    --button-ink: color-mix(in srgb, ${token('color-ink-faint')} 72%, ${token('color-surface')});
    --button-line: ${token('color-line')};
  }

  &:is([data-variant='ghost'], [data-variant='danger-ghost']):disabled,
  &:is([data-variant='ghost'], [data-variant='danger-ghost'])[aria-disabled='true'] {
    --button-fill: transparent;
    --button-fill-hover: transparent;
    --button-line: transparent;
  }

  /* Not "visibility": the text stays the accessible name. */
  &[data-busy] > [data-part='content'] {
    opacity: 0;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;

    &:disabled,
    &[aria-disabled='true']:not([data-busy]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

export const ButtonRoot = styled.button`
  ${buttonStyles}
`

export const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  min-width: 0;
`

export const ButtonText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const ButtonWait = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
