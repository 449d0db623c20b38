const png = (name: string, size: number, purpose = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** How the shop looks on a home screen. */
export const webManifest = (shopName: string): string =>
  JSON.stringify({
    name: shopName,
    short_name: shopName,
    description: 'Beddengoed, bedden en woontextiel',
    lang: 'nl',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#22345c',
    icons: [png('icon-192', 192), png('icon-512', 512), png('icon-maskable-512', 512, 'maskable')],
  })
