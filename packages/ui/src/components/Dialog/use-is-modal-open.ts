import { useTopModal } from '../../internal/modal/modal-stack'

/**
 * Whether any modal dialog is open. Everything outside of it is inert, and the page's
 * shortcuts should be as well.
 */
export function useIsModalOpen(): boolean {
  return useTopModal() !== null
}
