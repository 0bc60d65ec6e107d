import { styled } from 'styled-components'

/* Wraps the content of a view to listen to its events. */
export const ContextMenuRoot = styled.div`
  min-width: 0;
`
