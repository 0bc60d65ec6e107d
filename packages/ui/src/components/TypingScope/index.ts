export { TypingScope, type TypingScopeHandle, type TypingScopeProps } from './TypingScope'
