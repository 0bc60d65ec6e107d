export { Dialog, type DialogProps } from './Dialog'
export { type DialogCloseReason } from '../../internal/modal/use-modal'
export { useIsModalOpen } from './use-is-modal-open'
