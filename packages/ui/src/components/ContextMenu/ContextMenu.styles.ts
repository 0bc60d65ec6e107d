import { styled } from 'styled-components'

/* Has no box of its own: it only listens to events of its content. */
export const ContextMenuRoot = styled.div`
  min-width: 0;
`
