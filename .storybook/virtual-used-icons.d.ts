declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react'

  /** The icons that the sources use, by name; `uses` counts files. */
  export const usedIcons: readonly {
    readonly name: string
    readonly icon: LucideIcon
    readonly uses: number
  }[]
}
