import { Button } from '@throughline/ui/Button'
import { token } from '@throughline/ui/theme'
import { css, styled } from 'styled-components'

/* Its name is read and is its tooltip; the icon stays. */
const iconAlone = css`
  inline-size: auto;
  padding-inline: 7px;

  > [data-part='content'] {
    gap: 0;
  }

  [data-part='view-name'],
  svg + span + svg {
    display: none;
  }
`

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

  @container (max-width: 960px) {
    ${iconAlone}
  }

  /* A range of dates beside it is wider than a month or a day. */
  [data-period='range'] & {
    @container (max-width: 1250px) {
      inline-size: 152px;
    }

    @container (max-width: 1080px) {
      ${iconAlone}
    }
  }
`
