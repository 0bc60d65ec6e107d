import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Wide enough for the four names in one line. */
export const Guides = styled.div`
  inline-size: 420px;
  max-inline-size: calc(100vw - 48px);
  max-block-size: 60vh;
  overflow-y: auto;

  [role='tabpanel'] {
    display: grid;
    gap: ${token('space-3')};
    padding-block-start: ${token('space-3')};
  }

  h3 {
    margin-block-end: ${token('space-1')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    font-weight: ${token('weight-medium')};
  }

  ul {
    display: grid;
    gap: ${token('space-1')};
    margin: 0;
    padding-inline-start: ${token('space-4')};
  }

  p {
    margin: 0;
  }
`
