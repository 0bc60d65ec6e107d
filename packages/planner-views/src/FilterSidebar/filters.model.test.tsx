import { activeFilterCount, defaultFilters } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { FilterChips } from '../FilterChips'
import { assertSame, finishTasks } from '../testing/pointers'
import { FILTER_SECTIONS } from './filter-section'
import type { FilterSection } from './filter-section'
import { FilterSidebar } from './FilterSidebar'
import type { FilterGroups } from './FilterSidebar.types'
import { familyFilterGroups } from './fixtures/filter-groups'

/** Many tags, of which the sidebar shows the first ones. */
const manyTags = Array.from({ length: 14 }, (_unused, at) => ({ id: 500 + at, name: `Tag ${at}` }))
const filterGroups: FilterGroups = {
  ...familyFilterGroups,
  leadPlan: { id: 9, name: 'Global plan' },
  tagCategories: [
    ...(familyFilterGroups.tagCategories ?? []),
    { name: 'Objective', tags: manyTags },
  ],
}
const family = { parentId: 9, plans: filterGroups.nestedPlans }

type Step =
  | readonly [does: 'use box' | 'use refused box' | 'remove chip', n: number]
  | readonly [does: 'open or close channel' | 'show more', n: number]
  | readonly [does: 'use two boxes at once' | 'remove two chips at once', one: number, two: number]
  | readonly [does: 'clear' | 'clear by chips']
  | readonly [does: 'open or close section', section: number]
  | readonly [does: 'search', text: string]
  | readonly [does: 'close and open']
  | readonly [does: 'other deletes' | 'other restores', what: 'tag' | 'initiative' | 'channel']
  | readonly [does: 'host loads' | 'host has loaded']
  | readonly [does: 'host sets', tag: number]
  | readonly [does: 'host sets a type', n: number]

const n = fc.nat(40)
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.tuple(fc.constantFrom('use box', 'use box', 'remove chip'), n),
    fc.tuple(fc.constant('use box'), n),
    fc.tuple(fc.constant('use box'), n),
    fc.tuple(fc.constant('use refused box'), n),
    fc.tuple(fc.constant('use two boxes at once' as const), n, n),
    fc.tuple(fc.constant('remove two chips at once' as const), n, n),
    fc.tuple(fc.constantFrom('remove chip', 'open or close channel', 'show more'), n),
    fc.tuple(fc.constant('open or close section'), fc.nat(5)),
    fc.constantFrom<Step>(['clear'], ['clear by chips'], ['close and open']),
    fc.tuple(fc.constant('search'), fc.constantFrom('', 'news', 'email', 'tag 1', 'zebra')),
    fc.tuple(
      fc.constantFrom('other deletes', 'other restores'),
      fc.constantFrom('tag' as const, 'initiative' as const, 'channel' as const),
    ),
    fc.constantFrom<Step>(['host loads'], ['host has loaded']),
    fc.tuple(fc.constant('host sets a type'), n),
    fc.tuple(fc.constant('host sets'), fc.constantFrom(21, 505, 999)),
  ),
  { minLength: 2, maxLength: 14, size: 'max' },
)

/** Chosen filters as plain sets; `plan` has the hidden nested plans. */
interface Chosen {
  readonly plan: Set<number>
  readonly type: Set<number>
  readonly initiative: Set<number>
  readonly tag: Set<number>
  readonly calendar: Set<number>
  isLeadHidden: boolean
}
const nothing = (): Chosen => ({
  plan: new Set(),
  type: new Set(),
  initiative: new Set(),
  tag: new Set(),
  calendar: new Set(),
  isLeadHidden: false,
})
const filtersOf = (chosen: Chosen): PlanFilters => ({
  isLeadVisible: !chosen.isLeadHidden,
  hiddenNestedPlanIds: chosen.plan,
  tacticTypeIds: chosen.type,
  initiativeIds: chosen.initiative,
  tagIds: chosen.tag,
  subscriptionIds: chosen.calendar,
})
const textOf = (filters: PlanFilters): string =>
  Object.values(filters)
    .map((value: boolean | ReadonlySet<number>) =>
      typeof value === 'boolean' ? value : [...value].sort((a, b) => a - b).join('+'),
    )
    .join(' ')

function toggle(set: Set<number>, id: number): void {
  if (!set.delete(id)) set.add(id)
}

/** @returns the difference between sidebar and chips and the model; null if there is none */
async function runFilters(sequence: readonly Step[]): Promise<string | null> {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  let filters = defaultFilters()
  let groups = filterGroups
  let isOpen = true
  let openSections: ReadonlySet<FilterSection> = new Set(FILTER_SECTIONS)
  let isLoading = false
  const reported: string[] = []
  let emptied = 0
  let isRefusing = false
  const onFiltersChange = (change: { filters: PlanFilters }): void => {
    if (isRefusing) return
    reported.push(textOf(change.filters))
    filters = change.filters
    render()
  }
  const render = (): void => {
    const visible = isLoading ? { ...groups, initiatives: null, tagCategories: null } : groups
    root.render(
      <>
        <FilterChips
          groups={visible}
          filters={filters}
          onFiltersChange={onFiltersChange}
          onEmptied={() => {
            emptied += 1
          }}
        />
        <FilterSidebar
          isOpen={isOpen}
          onClose={() => undefined}
          groups={visible}
          filters={filters}
          onFiltersChange={onFiltersChange}
          activeCount={activeFilterCount(filters, family, visible.channels)}
          openSections={openSections}
          onToggleSection={(change) => {
            openSections = withSection(openSections, change.section, change.isOpen)
            render()
          }}
        />
      </>,
    )
  }
  // The model.
  let chosen = nothing()
  const sidebar = () => container.querySelector('dialog, aside, [data-placement]')
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const chips = () => [...container.querySelectorAll<HTMLElement>('li[data-key]')]
  /** The types behind a channel, a type or a plan in a channel. */
  const typesIn = (kind: string, channelId: number, id: number): readonly number[] => {
    const channel = groups.channels.find((each) => each.id === channelId)
    if (channel === undefined) return [id]
    if (kind === 'channel') return channel.typeIds
    if (kind === 'type') return channel.types.find((type) => type.id === id)?.typeIds ?? [id]
    return channel.plans.find(({ planId }) => planId === id)?.typeIds ?? [id]
  }
  const typesOf = (box: HTMLInputElement): readonly number[] => {
    const { kind = '', id } = box.dataset
    const channel = box
      .closest('[data-level="1"] > li')
      ?.querySelector<HTMLElement>('[data-kind="channel"]')
    return typesIn(kind, Number(channel?.dataset['id']), Number(id))
  }
  const setOf = (kind: string | undefined): Set<number> | null => {
    if (kind === 'nested-plan') return chosen.plan
    if (kind === 'initiative' || kind === 'tag' || kind === 'calendar') return chosen[kind]
    return null
  }
  /** Chooses the filter of a box, or clears it. */
  const chooseBox = (box: HTMLInputElement): void => {
    const { kind } = box.dataset
    const set = setOf(kind)
    if (kind === 'lead-plan') chosen.isLeadHidden = !chosen.isLeadHidden
    else if (set !== null) toggle(set, Number(box.dataset['id']))
    else {
      const ids = typesOf(box)
      const isComplete = ids.every((id) => chosen.type.has(id))
      for (const id of ids) {
        if (isComplete) chosen.type.delete(id)
        else chosen.type.add(id)
      }
    }
  }
  const stateOf = (box: HTMLInputElement): string => {
    const { kind } = box.dataset
    if (kind === 'lead-plan') return chosen.isLeadHidden ? 'none' : 'all'
    const set = setOf(kind)
    if (set !== null) {
      return set.has(Number(box.dataset['id'])) !== (kind === 'nested-plan') ? 'all' : 'none'
    }
    const ids = typesOf(box)
    const count = ids.filter((id) => chosen.type.has(id)).length
    return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
  }
  const click = (element: HTMLElement): void => {
    element.focus()
    element.click()
  }
  /** Removes a chip; false where it has no button. */
  const removeChip = (chip: HTMLElement): boolean => {
    const button = chip.querySelector('button')
    if (button === null || chip.dataset['overflowed'] === '') return false
    const [kind = '', channelId, id] = (chip.dataset['key'] ?? '').split(':')
    const set = setOf(kind)
    if (kind === 'lead-plan') chosen.isLeadHidden = false
    else if (set !== null) set.delete(Number(id))
    else for (const type of typesIn(kind, Number(channelId), Number(id))) chosen.type.delete(type)
    click(button)
    return true
  }
  const act = (step: Step): string[] | null => {
    switch (step[0]) {
      case 'use box': {
        const box = boxes()[step[1] % Math.max(1, boxes().length)]
        if (box === undefined) return null
        chooseBox(box)
        click(box)
        return [textOf(filtersOf(chosen))]
      }
      case 'use refused box': {
        // The browser clears a mixed mark, so these are pressed first.
        const mixed = boxes().filter(({ indeterminate }) => indeterminate)
        const all = mixed.length > 0 ? mixed : boxes()
        const box = all[step[1] % Math.max(1, all.length)]
        if (box === undefined) return null
        isRefusing = true
        click(box)
        isRefusing = false
        return []
      }
      case 'use two boxes at once': {
        const all = boxes()
        const [one, two] = [
          all[step[1] % Math.max(1, all.length)],
          all[step[2] % Math.max(1, all.length)],
        ]
        if (one === undefined || two === undefined || one === two) return null
        chooseBox(one)
        const first = textOf(filtersOf(chosen))
        chooseBox(two)
        one.click()
        two.click()
        return [first, textOf(filtersOf(chosen))]
      }
      case 'remove chip': {
        const chip = chips()[step[1] % Math.max(1, chips().length)]
        if (chip === undefined || !removeChip(chip)) return null
        return [textOf(filtersOf(chosen))]
      }
      case 'remove two chips at once': {
        const all = chips()
        const [one, two] = [
          all[step[1] % Math.max(1, all.length)],
          all[step[2] % Math.max(1, all.length)],
        ]
        if (one === undefined || two === undefined || one === two || !removeChip(one)) return null
        const first = textOf(filtersOf(chosen))
        return removeChip(two) ? [first, textOf(filtersOf(chosen))] : [first]
      }
      case 'clear': {
        const buttons = [...(sidebar()?.querySelectorAll('button') ?? [])]
        const button = buttons.find(({ textContent }) => textContent === 'Clear Filters')
        if (button === undefined || button.ariaDisabled === 'true') return null
        click(button)
        chosen = nothing()
        return [textOf(filtersOf(chosen))]
      }
      case 'clear by chips': {
        const line = chips()[0]?.closest('ul')?.parentElement
        const button = [...(line?.querySelectorAll('button') ?? [])].find(
          ({ textContent }) => textContent === 'Clear Filters',
        )
        if (button === undefined) return null
        click(button)
        chosen = nothing()
        return [textOf(filtersOf(chosen))]
      }
      case 'open or close section': {
        const heads = [
          ...container.querySelectorAll<HTMLElement>('h3 > button, h2 > button, summary'),
        ]
        const head = heads[step[1] % Math.max(1, heads.length)]
        if (head === undefined) return null
        click(head)
        return []
      }
      case 'open or close channel': {
        const buttons = [
          ...container.querySelectorAll<HTMLElement>('[data-part="channel"] > button'),
        ]
        const button = buttons[step[1] % Math.max(1, buttons.length)]
        if (button === undefined) return null
        click(button)
        return []
      }
      case 'show more': {
        const buttons = [...container.querySelectorAll<HTMLElement>('[data-part="more"] button')]
        const button = buttons[step[1] % Math.max(1, buttons.length)]
        if (button === undefined) return null
        click(button)
        return []
      }
      case 'search': {
        const input = container.querySelector<HTMLInputElement>(
          'input[type="search"], [role="searchbox"]',
        )
        if (input === null || input.value === step[1]) return null
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          step[1],
        )
        input.dispatchEvent(new Event('input', { bubbles: true }))
        return []
      }
      case 'close and open':
        isOpen = false
        flushSync(render)
        isOpen = true
        return []
      case 'other deletes':
        if (step[1] === 'tag')
          groups = { ...groups, tagCategories: familyFilterGroups.tagCategories }
        else if (step[1] === 'initiative')
          groups = { ...groups, initiatives: groups.initiatives?.slice(1) ?? null }
        else groups = { ...groups, channels: groups.channels.slice(1) }
        return []
      case 'other restores':
        groups = filterGroups
        return []
      case 'host loads':
      case 'host has loaded':
        isLoading = step[0] === 'host loads'
        return []
      case 'host sets a type': {
        // Types of one name in several plans share a box and a chip.
        const shared = groups.channels
          .flatMap(({ types }) => types)
          .find(({ typeIds }) => typeIds.length > 1)
        const type = shared?.typeIds[step[1] % shared.typeIds.length]
        if (type === undefined) return null
        chosen = nothing()
        chosen.type.add(type)
        filters = { ...defaultFilters(), tacticTypeIds: new Set([type]) }
        return []
      }
      case 'host sets':
        chosen = nothing()
        chosen.tag.add(step[1])
        filters = { ...defaultFilters(), tagIds: new Set([step[1]]) }
        return []
      default:
        return step satisfies never
    }
  }
  const trace: string[] = []
  try {
    render()
    await finishTasks()
    for (const step of sequence) {
      reported.length = 0
      emptied = 0
      const hadFocus = chips().some((chip) => chip.contains(document.activeElement))
      const expected = act(step)
      if (expected === null) continue
      trace.push(step.join(' '))
      flushSync(render)
      await finishTasks()
      assertSame('reports', reported, expected)
      for (const box of boxes()) {
        const is = box.checked ? 'all' : box.indeterminate ? 'some' : 'none'
        assertSame(`box ${box.dataset['kind']} ${box.dataset['id']}`, is, stateOf(box))
      }
      const channels = groups.channels
      const count = activeFilterCount(filtersOf(chosen), family, channels)
      assertSame('chips', chips().length, count)
      const badge = [...(sidebar()?.querySelectorAll('[aria-hidden="true"]') ?? [])][0]?.textContent
      assertSame('badge', badge, String(count))
      if (step[0] === 'remove chip' || hadFocus) {
        const isLost = document.activeElement === document.body
        if (step[0] === 'remove chip')
          assertSame('the focus is lost', isLost && emptied === 0, false)
      }
    }
    return null
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : String(failure)
    return `${message}, after: ${trace.join('; ')}`
  } finally {
    flushSync(() => {
      root.unmount()
    })
    container.remove()
  }
}

function withSection(
  sections: ReadonlySet<FilterSection>,
  section: FilterSection,
  isOpen: boolean,
): ReadonlySet<FilterSection> {
  const others = [...sections].filter((each) => each !== section)
  return new Set(isOpen ? [...others, section] : others)
}

/** Only a hang takes that long. */
const HANGS_AFTER_MS = 600_000

test(
  'sidebar and chips choose what their model chooses',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        expect(await runFilters(sequence)).toBeNull()
      }),
      {
        ...modelRuns(15),
        examples: [
          // A press that changed nothing cleared the mark of a channel with some of its types.
          [
            [
              ['host sets a type', 0],
              ['use refused box', 0],
            ],
          ],
          // The chip of a name removes the type that is chosen now.
          [
            [
              ['host sets a type', 0],
              ['host sets a type', 1],
              ['remove chip', 0],
            ],
          ],
        ],
      },
    )
  },
  HANGS_AFTER_MS,
)
