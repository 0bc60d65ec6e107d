import { styled } from 'styled-components'

/* Looks like nothing: it only listens for what is inside. */
export const ContextMenuRoot = styled.div`
  min-width: 0;
`
