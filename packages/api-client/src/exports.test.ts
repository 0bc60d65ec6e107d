import { expect, it } from 'vitest'
import * as apiClient from './index'

it('the entry point exports exactly these names', () => {
  expect(Object.keys(apiClient).sort()).toMatchSnapshot()
})
