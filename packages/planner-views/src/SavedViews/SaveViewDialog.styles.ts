import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The fields of the dialog, one below the other. */
export const SaveViewForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};

  [data-part='dates'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space-3')};
  }

  [data-part='includes'] {
    margin: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }
`
