import type { MenuEntry } from '@throughline/ui/Menu'
import { Printer } from 'lucide-react'

/** Menu section for printing the view. */
export const outputEntry: MenuEntry = {
  id: 'output',
  items: [{ id: 'print', label: 'Print', icon: Printer }],
}
