import { finishTasks, testModel } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { pageState } from '../../internal/page/page-state'
import { Menu } from '../Menu'
import { Popover } from '../Popover'
import { Dialog } from './index'

type Kind = 'dialog' | 'popover'
/** Layers above each other, at most. */
const MAX_DEPTH = 4

type Step =
  | readonly [does: 'open', kind: Kind]
  | readonly [does: 'open menu' | 'open menu by click' | 'open submenu' | 'menu down' | 'choose']
  | readonly [does: 'Escape' | 'Tab' | 'focus last' | 'press backdrop' | 'press close button']
  | readonly [does: 'press in' | 'host closes' | 'host hides openers', level: number]
  | readonly [does: 'host shows openers']
  | readonly [does: 'host refuses to close', is: boolean]

const level = fc.nat(MAX_DEPTH - 1)
const open: fc.Arbitrary<Step> = fc.tuple(
  fc.constant('open'),
  fc.constantFrom<Kind>('dialog', 'popover'),
)
const openMenu = fc.constantFrom<Step>(['open menu'], ['open menu by click'])
const close = fc.constantFrom<Step>(
  ['Escape'],
  ['Escape'],
  ['press backdrop'],
  ['press close button'],
)
const hostStep = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.tuple(fc.constantFrom('host closes', 'host hides openers'), level),
  fc.constant<Step>(['host shows openers']),
)
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof<fc.Arbitrary<readonly Step[]>[]>(
      fc.tuple(open, open),
      fc.tuple(open, close),
      fc.tuple(open, open, close, close),
      fc.tuple(open, hostStep, close),
      fc.tuple(open, openMenu, fc.constantFrom<Step>(['Escape'], ['choose'], ['Tab'])),
      fc.tuple(openMenu, fc.constantFrom<Step>(['open submenu'], ['menu down']), close),
      openMenu.map((step) => [step, ['open submenu'], ['Escape'], ['menu down'], ['choose']]),
      openMenu.map((step) => [step, ['open submenu'], ['choose']]),
      fc.tuple(openMenu, hostStep),
      fc.tuple(open, level).map(([step, at]) => [step, ['press in', at]]),
      fc.tuple(openMenu, level).map(([step, at]) => [step, ['press in', at]]),
      fc.constantFrom<Step>(['Tab'], ['focus last'], ['Escape']).map((step) => [step]),
      hostStep.map((step) => [step]),
      fc
        .tuple(open, close)
        .map(([one, two]) => [
          ['host refuses to close', true],
          one,
          two,
          ['host refuses to close', false],
        ]),
    ),
    { minLength: 2, maxLength: 7, size: 'max' },
  )
  .map((episodes) => episodes.flat())

const entries = [
  { id: 'rename', label: 'Rename' },
  { id: 'more', label: 'More', entries: [{ id: 'dialog', label: 'Open a dialog' }] },
  { id: 'delete', label: 'Delete' },
]

interface Host {
  readonly layers: readonly Kind[]
  /** Levels whose openers are not drawn. */
  readonly hidden: ReadonlySet<number>
  readonly onOpen: (level: number, kind: Kind) => void
  readonly onClose: (level: number) => void
  readonly onChoose: (id: string, level: number) => void
}

/** The page, or what a layer contains: what opens the next layer, and that layer. */
function Level({ at, host }: { readonly at: number; readonly host: Host }): ReactNode {
  const anchor = useRef<HTMLDivElement>(null)
  const next = host.layers[at]
  const content = next === undefined ? null : <Level at={at + 1} host={host} />
  const onClose = () => {
    host.onClose(at)
  }
  return (
    <div data-level={at}>
      <div ref={anchor} style={{ inlineSize: 200 }}>
        {host.hidden.has(at) ? null : (
          <>
            <button
              type="button"
              data-open="dialog"
              onClick={() => {
                host.onOpen(at, 'dialog')
              }}
            >
              Dialog
            </button>
            <button
              type="button"
              data-open="popover"
              onClick={() => {
                host.onOpen(at, 'popover')
              }}
            >
              Popover
            </button>
            <Menu
              entries={entries}
              onSelect={({ id }) => {
                host.onChoose(id, at)
              }}
              renderTrigger={(props) => (
                <button type="button" data-open="menu" {...props}>
                  Menu
                </button>
              )}
            />
          </>
        )}
      </div>
      <p data-text={at}>Text</p>
      <button type="button" data-last={at}>
        Last
      </button>
      {next === 'dialog' ? (
        <Dialog isOpen title="Dialog" closeLabel="Close" onClose={onClose} data-layer={at}>
          {content}
        </Dialog>
      ) : null}
      {next === 'popover' ? (
        <Popover isOpen anchor={anchor} label="Popover" onClose={onClose} data-layer={at}>
          {content}
        </Popover>
      ) : null}
    </div>
  )
}

/** A layer of the model. */
interface Layer {
  readonly kind: Kind
  /** The element that had the focus when the layer opened. */
  readonly opener: Element | null
}

/** Runs a sequence on a new page; returns what it does and the model does not. */
async function runPage(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const sheets = document.adoptedStyleSheets.length
  let refuses = false
  let hidden: ReadonlySet<number> = new Set()
  let kinds: readonly Kind[] = []
  const log: string[] = []
  const render = (): void => {
    root.render(
      <Level
        at={0}
        host={{
          layers: kinds,
          hidden,
          onOpen: (at, kind) => {
            kinds = [...kinds.slice(0, at), kind]
            render()
          },
          onClose: (at) => {
            log.push(`close ${at}`)
            if (refuses) return
            kinds = kinds.slice(0, at)
            render()
          },
          onChoose: (id, at) => {
            log.push(`choose ${id}`)
            if (id === 'dialog') kinds = [...kinds.slice(0, at), 'dialog']
            render()
          },
        }}
      />,
    )
  }

  // The model: the layers, the menu above them, and the element that has the focus.
  let layers: readonly Layer[] = []
  let menu: { readonly path: readonly ['main'] | readonly ['main', 'more']; row: number } | null =
    null
  const menuNow = (): typeof menu => menu
  /** Null where it may be anywhere in the top layer. */
  let focused: Element | null = null
  const part = (selector: string) => container.querySelector<HTMLElement>(selector)
  const top = () => layers.length
  const opener = (kind: string) =>
    part(`[data-level="${top()}"]`)?.querySelector<HTMLElement>(
      `:scope > div > [data-open="${kind}"]`,
    ) ?? null
  const dispatchKey = (key: string): boolean =>
    !(document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  /** The layers from one on are gone; the focus returns to what opened that one. */
  const closeFrom = (at: number): void => {
    const layer = layers[at]
    if (layer === undefined) return
    layers = layers.slice(0, at)
    menu = null
    focused = layer.opener?.isConnected === true ? layer.opener : null
  }
  const pushLayer = (kind: Kind, from: Element | null): void => {
    layers = [...layers, { kind, opener: from }]
    menu = null
    focused = null
  }
  const requestClose = (at: number): string[] => {
    if (!refuses) closeFrom(at)
    return [`close ${at}`]
  }
  const act = (step: Step): string[] | null => {
    switch (step[0]) {
      case 'open': {
        const button = opener(step[1])
        if (menu !== null || button === null || top() === MAX_DEPTH) return null
        button.focus()
        button.click()
        pushLayer(step[1], button)
        return []
      }
      case 'open menu':
      case 'open menu by click': {
        const button = opener('menu')
        if (menu !== null || button === null) return null
        button.focus()
        if (step[0] === 'open menu') dispatchKey('ArrowDown')
        else button.click()
        menu = { path: ['main'], row: 0 }
        focused = null
        return []
      }
      case 'open submenu': {
        if (menu === null || menu.path.length > 1) return null
        dispatchKey('Home')
        dispatchKey('ArrowDown')
        dispatchKey('ArrowRight')
        menu = { path: ['main', 'more'], row: 0 }
        return []
      }
      case 'menu down': {
        if (menu === null) return null
        dispatchKey('ArrowDown')
        menu = {
          path: menu.path,
          row: (menu.row + 1) % (menu.path.length > 1 ? 1 : entries.length),
        }
        return []
      }
      case 'choose': {
        if (menu === null) return null
        const isInSubmenu = menu.path.length > 1
        const id = isInSubmenu ? 'dialog' : entries[menu.row]?.id
        const button = opener('menu')
        dispatchKey('Enter')
        if (id === 'more') {
          menu = { path: ['main', 'more'], row: 0 }
          return []
        }
        menu = null
        focused = button
        if (id === 'dialog') pushLayer('dialog', button)
        return [`choose ${id}`]
      }
      case 'Escape': {
        const isHandled = dispatchKey('Escape')
        const isLayer = menu !== null || top() > 0
        if (isHandled !== isLayer) return ['handles Escape wrongly']
        if (menu !== null) {
          if (menu.path.length > 1) menu = { path: ['main'], row: 1 }
          else {
            menu = null
            focused = opener('menu')
          }
          return []
        }
        return top() === 0 ? [] : requestClose(top() - 1)
      }
      case 'Tab':
        if (menu === null) return null
        dispatchKey('Tab')
        menu = null
        focused = opener('menu')
        return []
      case 'focus last': {
        const last = part(`[data-last="${top()}"]`)
        if (menu !== null || last === null) return null
        last.focus()
        focused = last
        return []
      }
      case 'press backdrop': {
        const at = top() - 1
        const dialog = part(`dialog[data-layer="${at}"]`)
        if (menu !== null || layers[at]?.kind !== 'dialog' || dialog === null) return null
        for (const name of ['pointerdown', 'pointerup']) {
          dialog.dispatchEvent(new PointerEvent(name, { clientX: -5, clientY: -5, bubbles: true }))
        }
        return requestClose(at)
      }
      case 'press close button': {
        const at = top() - 1
        const button = part(`dialog[data-layer="${at}"] [aria-label="Close"]`)
        if (menu !== null || layers[at]?.kind !== 'dialog' || button === null) return null
        button.focus()
        focused = button
        button.click()
        return requestClose(at)
      }
      case 'press in': {
        const at = step[1]
        const text = part(`[data-text="${at}"]`)
        // Users cannot press content below a dialog.
        if (text === null || layers.slice(at).some(({ kind }) => kind === 'dialog')) return null
        text.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        menu = null
        const outside = layers.flatMap(({ kind }, index) =>
          index >= at && kind === 'popover' ? [index] : [],
        )
        if (outside.length > 0 && !refuses) layers = layers.slice(0, outside[0])
        focused = null
        return outside.map((index) => `close ${index}`)
      }
      case 'host closes': {
        const at = step[1]
        if (kinds[at] === undefined) return null
        kinds = kinds.slice(0, at)
        closeFrom(at)
        return []
      }
      case 'host hides openers': {
        const at = step[1]
        if (hidden.has(at) || at > top()) return null
        hidden = new Set([...hidden, at])
        // Its menu goes with it.
        if (at === top()) menu = null
        focused = null
        return []
      }
      case 'host shows openers':
        if (hidden.size === 0) return null
        hidden = new Set()
        return []
      case 'host refuses to close':
        refuses = step[1]
        return []
      default:
        return step satisfies never
    }
  }
  const nameOf = (element: Element | null): string =>
    `${element?.tagName ?? 'none'} ${element?.textContent?.slice(0, 12)} in ${element?.closest<HTMLElement>('[data-level]')?.dataset['level']}`
  const difference = (): string | null => {
    const drawn = [...container.querySelectorAll<HTMLElement>('[data-layer]')].map(({ tagName }) =>
      tagName === 'DIALOG' ? 'dialog' : 'popover',
    )
    const page = pageState()
    const menus = container.querySelectorAll('[role="menu"]').length
    const dialogs = layers.filter(({ kind }) => kind === 'dialog').length
    const levels = menuNow()?.path.length ?? 0
    const is = `layers ${drawn.join('/')}, ${menus} menus, ${page.dialogs.length} modal, ${container.querySelectorAll(':modal').length} on top, ${page.escapeLayers.length} take Escape, locked ${document.adoptedStyleSheets.length - sheets}, ${container.querySelectorAll('[inert], [aria-hidden="true"]:has(button)').length} hidden`
    const shouldBe = `layers ${layers.map(({ kind }) => kind).join('/')}, ${levels} menus, ${dialogs} modal, ${dialogs} on top, ${layers.length + levels} take Escape, locked ${dialogs > 0 ? 1 : 0}, 0 hidden`
    if (is !== shouldBe) return `${is} instead of ${shouldBe}`
    const active = document.activeElement
    const now = menuNow()
    if (now !== null) {
      const open = [...container.querySelectorAll('[role="menu"]')].at(-1)
      const row = open?.querySelectorAll('[data-item]')[now.row]
      return row === active ? null : `the focus is on ${nameOf(active)} and not on row ${now.row}`
    }
    if (focused !== null) {
      return focused === active
        ? null
        : `the focus is on ${nameOf(active)}, not on ${nameOf(focused)}`
    }
    return null
  }
  /** A layer that has just opened has the focus. */
  const hasOpened = (step: Step, before: number): boolean =>
    layers.length > before && (step[0] === 'open' || step[0] === 'choose')
  const trace: string[] = []
  render()
  await finishTasks()
  try {
    for (const step of sequence) {
      log.length = 0
      const before = layers.length
      const expected = act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      flushSync(render)
      await finishTasks()
      const after = `, after: ${trace.join('; ')}`
      if (log.toSorted().join() !== expected.toSorted().join()) {
        return `reports ${log.join()} instead of ${expected.join()}${after}`
      }
      if (hasOpened(step, before)) {
        const layer = part(`[data-layer="${layers.length - 1}"]`)
        focused = document.activeElement
        if (layer?.contains(focused) !== true) return `the focus is not in the new layer${after}`
      }
      const complaint = difference()
      if (complaint !== null) return `${complaint}${after}`
    }
    root.unmount()
    await finishTasks()
    const { dialogs, escapeLayers } = pageState()
    const left = [dialogs.length, escapeLayers.length, document.adoptedStyleSheets.length - sheets]
    return left.join() === '0,0,0' ? null : `${left.join()} are left, after: ${trace.join('; ')}`
  } finally {
    root.unmount()
    container.remove()
  }
}

testModel(
  'layers open above each other, close from the top, and leave nothing behind',
  steps,
  runPage,
  40,
)
