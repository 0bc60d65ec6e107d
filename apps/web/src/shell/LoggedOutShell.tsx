import { Outlet } from 'react-router-dom'

/** Shell of public routes, which adds nothing to the page. */
export function LoggedOutShell() {
  return <Outlet />
}
