/** Fictional brands, each with its own type of product. The shop itself is the manufacturer of its own brand. */
export const brands = {
  noordlinnen: {
    title: 'Noordlinnen',
    description:
      'Noordlinnen maakt beddengoed dat eruitziet alsof het altijd al van jou was: gewassen katoen, halflinnen en rustige kleuren. De stoffen worden na het weven gewassen, zodat ze al bij de eerste nacht soepel aanvoelen.',
    manufacturer: {
      name: 'Noordlinnen Textiel B.V.',
      address: 'Spinnerij 4, 9711 AB Groningen, Nederland',
      contact: 'productveiligheid@noordlinnen.example',
      responsible: null,
    },
  },
  duynhuys: {
    title: 'Duynhuys',
    description:
      'Bij Duynhuys begint alles met licht en lucht. De collectie is geïnspireerd op het leven aan de kust: strepen, zandtinten en katoen dat ademt.',
    manufacturer: {
      name: 'Duynhuys Wonen B.V.',
      address: 'Zeeweg 18, 2042 AC Zandvoort, Nederland',
      contact: 'info@duynhuys.example',
      responsible: null,
    },
  },
  'atelier-veldkant': {
    title: 'Atelier Veldkant',
    description:
      'Atelier Veldkant tekent zijn dessins met de hand: bladeren, bloemen en vormen die je pas ziet als je langer kijkt. Elke print wordt op katoen gedrukt met inkt op waterbasis.',
    manufacturer: {
      name: 'Atelier Veldkant',
      address: 'Drukkerijstraat 7, 5211 AD Den Bosch, Nederland',
      contact: 'atelier@veldkant.example',
      responsible: null,
    },
  },
  'studio-sproet': {
    title: 'Studio Sproet',
    description:
      'Studio Sproet ontwerpt voor kinderkamers waar nog echt gespeeld wordt. Vrolijke prints, stevig katoen en kleuren die tientallen wasbeurten meegaan.',
    manufacturer: {
      name: 'Studio Sproet B.V.',
      address: 'Speelmanslaan 21, 3011 AE Rotterdam, Nederland',
      contact: 'hallo@studiosproet.example',
      responsible: null,
    },
  },
  'maison-lumare': {
    title: 'Maison Lumare',
    description:
      'Maison Lumare brengt het gevoel van een goed hotel naar huis. Katoensatijn met een hoge draaddichtheid, zware badstof en een afwerking waar je ook na jaren nog plezier van hebt.',
    manufacturer: {
      name: 'Maison Lumare SA',
      address: '12 rue des Filatures, 59000 Rijsel, Frankrijk',
      contact: 'contact@lumare.example',
      responsible: null,
    },
  },
  lakenlust: {
    title: 'Lakenlust',
    description:
      'Lakenlust doet één ding en doet dat goed: hoeslakens en moltons die strak zitten en strak blijven. In veel kleuren en in alle maten, ook voor toppers en extra dikke matrassen.',
    manufacturer: {
      name: 'Lakenlust B.V.',
      address: 'Weverstraat 33, 7511 AH Enschede, Nederland',
      contact: 'kwaliteit@lakenlust.example',
      responsible: null,
    },
  },
  donsdal: {
    title: 'Donsdal',
    description:
      'Donsdal vult dekbedden en kussens met dons en veertjes van gecontroleerde herkomst. Elke partij wordt gewassen, gedroogd en op vulkracht gesorteerd voordat ze een tijk in gaat.',
    manufacturer: {
      name: 'Donsdal A/S',
      address: 'Fjervej 5, 8000 Aarhus, Denemarken',
      contact: 'product@donsdal.example',
      responsible: null,
    },
  },
  vezelrust: {
    title: 'Vezelrust',
    description:
      'Vezelrust maakt dekbedden en kussens van moderne vezels: licht, goed wasbaar en prettig geprijsd. Ook een fijne keuze als je liever geen dierlijke vulling hebt.',
    manufacturer: {
      name: 'Vezelrust NV',
      address: 'Garenkaai 9, 8500 Kortrijk, België',
      contact: 'info@vezelrust.example',
      responsible: null,
    },
  },
  wolhoeve: {
    title: 'Wolhoeve',
    description:
      'Wolhoeve werkt met scheerwol en andere natuurlijke vezels die vocht opnemen en warmte vasthouden. Van wollen dekbedden tot plaids die elk jaar weer tevoorschijn komen.',
    manufacturer: {
      name: 'Wolhoeve B.V.',
      address: 'Schapendrift 2, 1791 AK Den Burg, Nederland',
      contact: 'info@wolhoeve.example',
      responsible: null,
    },
  },
  rustveld: {
    title: 'Rustveld',
    description:
      'Rustveld bouwt matrassen en boxsprings voor mensen die er nog lang op willen slapen. Duidelijke hardheden, afritsbare hoezen en materialen waar de fabrikant voor instaat.',
    manufacturer: {
      name: 'Rustveld Slaapsystemen B.V.',
      address: 'Matrasweg 40, 5401 AL Uden, Nederland',
      contact: 'veiligheid@rustveld.example',
      responsible: null,
    },
  },
  nachtwerk: {
    title: 'Nachtwerk',
    description:
      'Nachtwerk denkt na over houding. Ergonomische kussens en matrassen met zones die schouders en heupen de ruimte geven en je onderrug steunen.',
    manufacturer: {
      name: 'Nachtwerk GmbH',
      address: 'Federstraße 11, 48143 Münster, Duitsland',
      contact: 'produkt@nachtwerk.example',
      responsible: null,
    },
  },
  'kaap-en-kade': {
    title: 'Kaap & Kade',
    description:
      'Kaap & Kade maakt badstof zoals badstof hoort te zijn: dik, dorstig en stevig gezoomd. De kleuren zijn op elkaar afgestemd, zodat handdoeken en badmatten altijd bij elkaar passen.',
    manufacturer: {
      name: 'Kaap & Kade Tekstil A.Ş.',
      address: 'Havlu Caddesi 24, 20010 Denizli, Turkije',
      contact: 'safety@kaapenkade.example',
      responsible: {
        name: 'Kaap & Kade Europa B.V.',
        address: 'Kadeweg 6, 3089 AM Rotterdam, Nederland',
        contact: 'info@kaapenkade.example',
      },
    },
  },
  weefgoed: {
    title: 'Weefgoed',
    description:
      'Weefgoed brengt vloerkleden en plaids bijeen van weverijen die hun vak verstaan. Wol, jute en katoen, in dessins die een kamer afmaken zonder te schreeuwen.',
    manufacturer: {
      name: 'Weefgoed Import B.V.',
      address: 'Tapijtlaan 15, 4811 AN Breda, Nederland',
      contact: 'info@weefgoed.example',
      responsible: null,
    },
  },
  lichtval: {
    title: 'Lichtval',
    description:
      'Lichtval maakt kant-en-klare gordijnen die mooi vallen en meteen kunnen hangen. Verduisterend voor de slaapkamer, lichtdoorlatend voor overdag.',
    manufacturer: {
      name: 'Lichtval Gordijnen B.V.',
      address: 'Zonnehof 3, 3811 AP Amersfoort, Nederland',
      contact: 'info@lichtval.example',
      responsible: null,
    },
  },
  'huize-sluimer': {
    title: 'Huize Sluimer',
    description:
      'Huize Sluimer is ons eigen merk: de basis die in geen linnenkast mag ontbreken, zonder franje en daardoor scherp geprijsd.',
  },
} as const
export type BrandSlug = keyof typeof brands
