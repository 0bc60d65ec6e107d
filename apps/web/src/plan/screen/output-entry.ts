import type { MenuEntry } from '@throughline/ui/Menu'
import { Printer } from 'lucide-react'

/** Where what is on show can go. */
export const OUTPUT_ENTRY: MenuEntry = {
  id: 'output',
  items: [{ id: 'print', label: 'Print', icon: Printer }],
}
