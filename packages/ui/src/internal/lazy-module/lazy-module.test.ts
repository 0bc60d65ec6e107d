import { describe, expect, it, vi } from 'vitest'

import { createLazyModule } from './lazy-module'

describe('createLazyModule', () => {
  it('fetches nothing before it is asked to', () => {
    const fetchModule = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
    const module = createLazyModule(fetchModule)
    expect(module.read()).toEqual({ status: 'pending' })
    expect(fetchModule).not.toHaveBeenCalled()
  })

  it('fetches once, however often it is asked, and tells when the module is there', async () => {
    const fetchModule = vi.fn<() => Promise<string>>().mockResolvedValue('menu')
    const module = createLazyModule(fetchModule)
    const listener = vi.fn<() => void>()
    module.subscribe(listener)
    module.load()
    module.load()
    expect(module.read()).toEqual({ status: 'pending' })
    await expect.poll(() => module.read()).toEqual({ status: 'ready', value: 'menu' })
    module.load()
    expect(fetchModule).toHaveBeenCalledOnce()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('tells of a failure, and fetches again when it is asked again', async () => {
    const fetchModule = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('menu')
    const module = createLazyModule(fetchModule)
    const states: string[] = []
    module.subscribe(() => {
      states.push(module.read().status)
    })
    module.load()
    await expect.poll(() => module.read()).toEqual({ status: 'failed' })
    module.load()
    await expect.poll(() => module.read()).toEqual({ status: 'ready', value: 'menu' })
    expect(states).toEqual(['failed', 'pending', 'ready'])
  })

  it('tells nothing after the subscription has ended', async () => {
    const module = createLazyModule(() => Promise.resolve('menu'))
    const listener = vi.fn<() => void>()
    module.subscribe(listener)()
    module.load()
    await expect.poll(() => module.read().status).toBe('ready')
    expect(listener).not.toHaveBeenCalled()
  })
})
