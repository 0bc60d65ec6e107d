export type { NavigationPlace, NavigationSection } from './navigation-place'
export { SideNavigation, type SideNavigationProps } from './SideNavigation'
export { SideNavigationCard, type SideNavigationCardProps } from './SideNavigationCard'
