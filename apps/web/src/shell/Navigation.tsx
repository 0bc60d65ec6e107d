import { Avatar } from '@throughline/ui/Avatar'
import { Icon } from '@throughline/ui/Icon'
import { IconButton } from '@throughline/ui/IconButton'
import { Menu, type MenuEntry } from '@throughline/ui/Menu'
import {
  SideNavigation,
  SideNavigationCard,
  type NavigationPlace,
} from '@throughline/ui/SideNavigation'
import { Skeleton } from '@throughline/ui/Skeleton'
import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Logo } from './Logo'
import { NavigationHead, NavigationHome } from './Navigation.styles'

/** The plan one is in. */
export interface NavigationPlan {
  readonly name: string
  readonly abbreviatedName: string
  /** What kind of plan it is, in a few words. */
  readonly description: string
  /** The plans that one can go to. */
  readonly entries: readonly MenuEntry[]
}

/** The person one is. */
interface NavigationPerson {
  readonly name: string
  readonly initials: string
  /** What they are here, in a word or two. */
  readonly description: string
}

export interface NavigationProps {
  readonly isCollapsed: boolean
  readonly onToggle: (change: { isCollapsed: boolean }) => void
  /** null outside of plans; `loading` keeps its place while it is on its way. */
  readonly plan: NavigationPlan | 'loading' | null
  /** The views of the plan; none outside of plans. */
  readonly places: readonly NavigationPlace[]
  /** The settings of the plan, and the other plans. */
  readonly planPlaces: readonly NavigationPlace[]
  readonly person: NavigationPerson
  readonly settings: readonly MenuEntry[]
  /** A place was chosen; `href` is its URL. */
  readonly onGo: (request: { href: string }) => void
  readonly onSelectPlan: (choice: { id: string }) => void
  readonly onSelectSetting: (choice: { id: string }) => void
}

/** The way through the app: where one is, where one can go, who one is. */
export function Navigation({
  isCollapsed,
  onToggle,
  plan,
  places,
  planPlaces,
  person,
  settings,
  onGo,
  onSelectPlan,
  onSelectSetting,
}: NavigationProps) {
  const handleHome = (event: MouseEvent) => {
    // With a modifier or another button the person wants a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return
    }
    event.preventDefault()
    onGo({ href: '/plans' })
  }
  return (
    <SideNavigation
      label="Main"
      sections={
        places.length === 0
          ? [{ id: 'plan', places: planPlaces }]
          : [
              { id: 'views', places },
              { id: 'plan', label: 'Plan', places: planPlaces },
            ]
      }
      isCollapsed={isCollapsed}
      onGo={onGo}
      header={
        <>
          <NavigationHead {...(isCollapsed ? { 'data-collapsed': '' } : null)}>
            <NavigationHome aria-label="Throughline, all plans" href="/plans" onClick={handleHome}>
              <Logo isMarkOnly={isCollapsed} />
            </NavigationHome>
            <IconButton
              icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
              label={isCollapsed ? 'Open navigation' : 'Collapse navigation'}
              size="small"
              tooltipPlacement={isCollapsed ? 'end-center' : 'bottom-center'}
              onClick={() => {
                onToggle({ isCollapsed: !isCollapsed })
              }}
            />
          </NavigationHead>
          <PlanCard plan={plan} isCollapsed={isCollapsed} onSelectPlan={onSelectPlan} />
        </>
      }
      footer={
        <Menu
          entries={settings}
          placement="top-start"
          onSelect={onSelectSetting}
          renderTrigger={(triggerProps) => (
            <SideNavigationCard
              {...triggerProps}
              tile={<Avatar initials={person.initials} />}
              title={person.name}
              text={person.description}
              actionLabel="Settings"
              isCollapsed={isCollapsed}
            />
          )}
        />
      }
    />
  )
}

/** Which plan one is in, and the way to another. */
function PlanCard({
  plan,
  isCollapsed,
  onSelectPlan,
}: Pick<NavigationProps, 'plan' | 'isCollapsed' | 'onSelectPlan'>) {
  if (plan === null) return null
  if (plan === 'loading') {
    return <Skeleton width="100%" height={isCollapsed ? 34 : 52} shape="card" />
  }
  return (
    <Menu
      entries={plan.entries}
      onSelect={onSelectPlan}
      renderTrigger={(triggerProps) => (
        <SideNavigationCard
          {...triggerProps}
          tile={<Avatar initials={plan.abbreviatedName} shape="square" tone="strong" size={26} />}
          title={plan.name}
          text={plan.description}
          actionLabel="Change plan"
          trailing={<Icon icon={ChevronDown} size={14} />}
          isFramed
          isCollapsed={isCollapsed}
        />
      )}
    />
  )
}
