/** Fictional brands, each with its own type of product. */
export const brands = {
  noordlinnen: {
    title: 'Noordlinnen',
    description:
      'Noordlinnen maakt beddengoed dat eruitziet alsof het altijd al van jou was: gewassen katoen, halflinnen en rustige kleuren. De stoffen worden na het weven gewassen, zodat ze al bij de eerste nacht soepel aanvoelen.',
  },
  duynhuys: {
    title: 'Duynhuys',
    description:
      'Bij Duynhuys begint alles met licht en lucht. De collectie is geïnspireerd op het leven aan de kust: strepen, zandtinten en katoen dat ademt.',
  },
  'atelier-veldkant': {
    title: 'Atelier Veldkant',
    description:
      'Atelier Veldkant tekent zijn dessins met de hand: bladeren, bloemen en vormen die je pas ziet als je langer kijkt. Elke print wordt op katoen gedrukt met inkt op waterbasis.',
  },
  'studio-sproet': {
    title: 'Studio Sproet',
    description:
      'Studio Sproet ontwerpt voor kinderkamers waar nog echt gespeeld wordt. Vrolijke prints, stevig katoen en kleuren die tientallen wasbeurten meegaan.',
  },
  'maison-lumare': {
    title: 'Maison Lumare',
    description:
      'Maison Lumare brengt het gevoel van een goed hotel naar huis. Katoensatijn met een hoge draaddichtheid, zware badstof en een afwerking waar je ook na jaren nog plezier van hebt.',
  },
  lakenlust: {
    title: 'Lakenlust',
    description:
      'Lakenlust doet één ding en doet dat goed: hoeslakens en moltons die strak zitten en strak blijven. In veel kleuren en in alle maten, ook voor toppers en extra dikke matrassen.',
  },
  donsdal: {
    title: 'Donsdal',
    description:
      'Donsdal vult dekbedden en kussens met dons en veertjes van gecontroleerde herkomst. Elke partij wordt gewassen, gedroogd en op vulkracht gesorteerd voordat ze een tijk in gaat.',
  },
  vezelrust: {
    title: 'Vezelrust',
    description:
      'Vezelrust maakt dekbedden en kussens van moderne vezels: licht, goed wasbaar en prettig geprijsd. Ook een fijne keuze als je liever geen dierlijke vulling hebt.',
  },
  wolhoeve: {
    title: 'Wolhoeve',
    description:
      'Wolhoeve werkt met scheerwol en andere natuurlijke vezels die vocht opnemen en warmte vasthouden. Van wollen dekbedden tot plaids die elk jaar weer tevoorschijn komen.',
  },
  rustveld: {
    title: 'Rustveld',
    description:
      'Rustveld bouwt matrassen en boxsprings voor mensen die er nog lang op willen slapen. Duidelijke hardheden, afritsbare hoezen en materialen waar de fabrikant voor instaat.',
  },
  nachtwerk: {
    title: 'Nachtwerk',
    description:
      'Nachtwerk denkt na over houding. Ergonomische kussens en matrassen met zones die schouders en heupen de ruimte geven en je onderrug steunen.',
  },
  'kaap-en-kade': {
    title: 'Kaap & Kade',
    description:
      'Kaap & Kade maakt badstof zoals badstof hoort te zijn: dik, dorstig en stevig gezoomd. De kleuren zijn op elkaar afgestemd, zodat handdoeken en badmatten altijd bij elkaar passen.',
  },
  weefgoed: {
    title: 'Weefgoed',
    description:
      'Weefgoed brengt vloerkleden en plaids bijeen van weverijen die hun vak verstaan. Wol, jute en katoen, in dessins die een kamer afmaken zonder te schreeuwen.',
  },
  lichtval: {
    title: 'Lichtval',
    description:
      'Lichtval maakt kant-en-klare gordijnen die mooi vallen en meteen kunnen hangen. Verduisterend voor de slaapkamer, lichtdoorlatend voor overdag.',
  },
  'huize-sluimer': {
    title: 'Huize Sluimer',
    description:
      'Huize Sluimer is ons eigen merk: de basis die in geen linnenkast mag ontbreken, zonder franje en daardoor scherp geprijsd.',
  },
} as const
export type BrandSlug = keyof typeof brands
