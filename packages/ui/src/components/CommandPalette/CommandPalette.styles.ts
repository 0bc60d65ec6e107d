import { styled } from 'styled-components'

import { DialogRoot } from '../../internal/modal/DialogRoot.styles'
import { token } from '../../theme/token'
import { VisuallyHidden } from '../VisuallyHidden'

export const PaletteRoot = styled(DialogRoot)`
  --dialog-width: 600px;

  width: min(var(--dialog-width), calc(100vw - 32px));
  max-height: min(480px, calc(100vh - 64px));
  margin-block: min(12vh, 96px) auto;
  overflow: hidden;
`

export const PaletteHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-3')};
  padding-inline: ${token('space-4')};
  border-block-end: 1px solid ${token('color-line')};
  color: ${token('color-ink-faint')};
`

/* Uses the roles of ARIA's combobox pattern, because the native list cannot be styled. */
export const PaletteInput = styled.input.attrs({ type: 'search', role: 'combobox' })`
  flex: 1;
  min-width: 0;
  height: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-ink')};
  font-size: 15px;
  line-height: 24px;

  &::placeholder {
    color: ${token('color-ink-faint')};
    opacity: 1;
  }

  /* No focus ring: it is the only field of the dialog, and the caret shows the focus. */
  &:focus-visible {
    outline: none;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const PaletteList = styled.div.attrs({ role: 'listbox' })`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${token('space-1')} ${token('space-2')} ${token('space-2')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token('space-2')};
`

export const PaletteNote = styled.div`
  padding: ${token('space-8')} ${token('space-6')};
  color: ${token('color-ink-muted')};
  text-align: center;
  overflow-wrap: anywhere;
`

/* A group of ARIA's listbox pattern; `optgroup` and `fieldset` are not allowed there. */
export const CommandSection = styled.div.attrs({ role: 'group' })``

export const CommandCaption = styled.div`
  padding: 8px 8px 4px;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
`

export const CommandRow = styled.div.attrs({ role: 'option' })`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 36px;
  padding: 6px 8px;
  border-radius: ${token('radius-bar')};
  cursor: pointer;

  /* Rows that are scrolled out of view cost no layout and no paint. */
  content-visibility: auto;
  contain-intrinsic-height: auto 36px;

  &[data-highlighted] {
    background: ${token('color-pressed')};
  }

  &[data-nested] {
    padding-inline-start: ${token('space-6')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-faint')};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const CommandIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  color: ${token('color-ink-muted')};
`

export const CommandText = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  column-gap: ${token('space-2')};
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const CommandDescription = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
`

export const CommandMark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${token('weight-semibold')};
  text-decoration: underline;
  text-decoration-color: ${token('color-action')};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`

export const CommandKeys = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token('space-1')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};
`

/* Not an `output` element, which is for results of a form. */
export const PaletteStatus = styled(VisuallyHidden).attrs({ role: 'status' })``

export const PaletteFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  padding: ${token('space-2')} ${token('space-4')};
  border-block-start: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  color: ${token('color-ink-muted')};
  font-size: ${token('text-caption')};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`
