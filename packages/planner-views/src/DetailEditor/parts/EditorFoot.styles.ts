import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/**
 * Foot with the buttons of the editor. It is a container, because a narrow panel has room for two
 * groups of buttons, but not for five buttons. The margin keeps the buttons above an overlay of the
 * host at the bottom of the page.
 */
export const FootRoot = styled.div`
  container: tl-editor-foot / inline-size;
  position: relative;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-inline-size: 0;
  margin-block-end: var(--tl-foot-inset, 0px);

  > [data-part='end'] {
    display: flex;
    margin-inline-start: auto;
  }

  > [data-part='end'] > button {
    padding-inline: ${token('space-2')};
  }
`

/* A menu costs a click more than its buttons, so that these are narrow to stay longer. */
export const FootWide = styled.span`
  display: none;
  gap: ${token('space-2')};

  > button {
    padding-inline: 10px;
  }

  @container tl-editor-foot (min-width: 456px) {
    display: flex;
  }
`

export const FootNarrow = styled.span`
  display: flex;

  @container tl-editor-foot (min-width: 456px) {
    display: none;
  }
`

/** Status beside the buttons if there is room, else in a separate line above them. */
export const FootStatus = styled.span`
  order: -1;
  flex-basis: 100%;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};

  @container tl-editor-foot (min-width: 700px) {
    order: 0;
    flex-basis: auto;
  }
`
