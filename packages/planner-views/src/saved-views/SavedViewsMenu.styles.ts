import { Button } from '@throughline/ui/Button'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Always as wide, so that nothing beside it moves when the name of a view arrives. */
export const ViewsButton = styled(Button)`
  flex: none;
  inline-size: 168px;
  justify-content: flex-start;

  [data-part='view-name'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-changed] [data-part='view-name'] {
    font-style: italic;
  }

  /* A dot at the end says what the italics say to those who see no difference. */
  &[data-changed] [data-part='view-name']::after {
    margin-inline-start: ${token('space-1')};
    content: '•';
  }

  @container (max-width: 1100px) {
    inline-size: 124px;
  }
`
