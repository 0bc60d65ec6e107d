import { styled } from 'styled-components'

import { token } from '../../theme/token'

export const SplitRoot = styled.div`
  display: inline-flex;
  max-width: 100%;
  vertical-align: top;

  /* In a narrow container the main action shrinks; the menu button does not. */
  & > button:first-of-type {
    flex: 0 1 auto;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  & button[aria-haspopup] {
    width: 28px;
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  /* Filled buttons have no outline, so a line in the text colour separates them. */
  &:is([data-variant='primary'], [data-variant='danger']) button[aria-haspopup] {
    margin-inline-start: 0;
    border-inline-start-color: color-mix(in srgb, var(--button-ink) 36%, var(--button-fill));
  }

  &[data-disabled] button[aria-haspopup] {
    border-inline-start-color: var(--button-line);
  }

  & button:focus-visible,
  & button:hover {
    z-index: 1;
  }

  & [role='menu'] {
    text-align: start;
  }

  @media (forced-colors: active) {
    & button[aria-haspopup] {
      border-inline-start-color: ButtonText;
    }
  }

  @media (pointer: coarse) {
    & button[aria-haspopup] {
      width: ${token('size-control-large')};
    }
  }
`
