import { Button } from '@throughline/ui/Button'
import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Always as wide, so that nothing beside it moves when the name of a view arrives. */
export const ViewsButton = styled(Button)`
  flex: none;
  inline-size: 208px;

  /* The name takes what the icons leave. */
  > span,
  > span > span {
    flex: 1;
    min-inline-size: 0;
  }

  [data-part='view-name'] {
    display: block;
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

  @container (max-width: 1150px) {
    inline-size: 152px;
  }

  /* Its name is read and is its tooltip; the icon stays. */
  @container (max-width: 960px) {
    inline-size: auto;

    [data-part='view-name'],
    svg + span + svg {
      display: none;
    }
  }
`
