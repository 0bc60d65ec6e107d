export { Dialog, type DialogProps } from './Dialog'
export { type DialogCloseReason } from './use-modal'
