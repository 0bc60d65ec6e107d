import { ensureDemonstration } from './server/demonstration-folder'
import { ProductServer } from './server/product-server'

/** Runs once before all journeys. */
export default async function prepare(): Promise<void> {
  await ensureDemonstration((folder) => ProductServer.fill(folder))
}
