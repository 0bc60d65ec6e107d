import { warn } from './warn'

/** Slots and data in the children of an element. */
export interface LightChildren {
  /** The names of the slots that they are for. */
  readonly slots: ReadonlySet<string>
  /** Content of `<script type="application/json">`; null without one, or while it is incomplete. */
  readonly data: Readonly<Record<string, unknown>> | null
}

const noSlots: ReadonlySet<string> = new Set()

/**
 * Reads the children of an element. Calls `onChange` at once, and again when their slots or data
 * change.
 *
 * @returns `stop` to stop watching
 */
export function watchLightChildren(
  host: HTMLElement,
  onChange: (children: LightChildren) => void,
): { readonly stop: () => void } {
  let slots = noSlots
  let written: string | null = null
  let data: LightChildren['data'] = null
  const read = (): void => {
    const nextSlots = slotsOf(host)
    const nextWritten = writtenDataOf(host)
    if (isSame(slots, nextSlots) && nextWritten === written) return
    if (!isSame(slots, nextSlots)) slots = nextSlots
    if (nextWritten !== written) {
      written = nextWritten
      data = written === null ? null : parsed(host, written)
    }
    onChange({ slots, data })
  }
  const observer = new MutationObserver(read)
  observer.observe(host, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['slot'],
  })
  read()
  return {
    stop: () => {
      observer.disconnect()
    },
  }
}

function slotsOf(host: HTMLElement): ReadonlySet<string> {
  const names = [...host.children].map(({ slot }) => slot).filter((name) => name !== '')
  return names.length === 0 ? noSlots : new Set(names)
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name))
}

function writtenDataOf(host: HTMLElement): string | null {
  const script = host.querySelector(':scope > script[type="application/json"]')
  const written = script?.textContent?.trim() ?? ''
  return written === '' ? null : written
}

function parsed(host: HTMLElement, written: string): LightChildren['data'] {
  try {
    const value: unknown = JSON.parse(written)
    if (isRecord(value)) return value
    warn(host, 'The JSON in it has to be an object whose keys are names of properties.')
  } catch (error) {
    // A page that is still being read may hold the first part of the script.
    if (host.ownerDocument.readyState !== 'loading') {
      warn(host, `The JSON in it cannot be read: ${String(error)}`)
    }
  }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
