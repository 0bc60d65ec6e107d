export {
  SideNavigation,
  type NavigationPlace,
  type NavigationSection,
  type SideNavigationProps,
} from './SideNavigation'
export { SideNavigationCard, type SideNavigationCardProps } from './SideNavigationCard'
