import { isZipcode } from 'shared-types/forms/address'
import { describe, expect, it } from 'vitest'
import { addressTable, knownAddresses } from './known-addresses.ts'

/** All municipalities of 2026, by province. */
const municipalities: Record<string, string> = {
  Groningen:
    'Eemsdelta, Groningen, Het Hogeland, Midden-Groningen, Oldambt, Pekela, Stadskanaal, Veendam, Westerkwartier, Westerwolde',
  Friesland:
    'Achtkarspelen, Ameland, Dantumadiel, De Fryske Marren, Harlingen, Heerenveen, Leeuwarden, Noardeast-Fryslân, Ooststellingwerf, Opsterland, Schiermonnikoog, Smallingerland, Súdwest-Fryslân, Terschelling, Tytsjerksteradiel, Vlieland, Waadhoeke, Weststellingwerf',
  Drenthe:
    'Aa en Hunze, Assen, Borger-Odoorn, Coevorden, De Wolden, Emmen, Hoogeveen, Meppel, Midden-Drenthe, Noordenveld, Tynaarlo, Westerveld',
  Overijssel:
    'Almelo, Borne, Dalfsen, Deventer, Dinkelland, Enschede, Haaksbergen, Hardenberg, Hellendoorn, Hengelo, Hof van Twente, Kampen, Losser, Oldenzaal, Olst-Wijhe, Ommen, Raalte, Rijssen-Holten, Staphorst, Steenwijkerland, Tubbergen, Twenterand, Wierden, Zwartewaterland, Zwolle',
  Flevoland: 'Almere, Dronten, Lelystad, Noordoostpolder, Urk, Zeewolde',
  Gelderland:
    'Aalten, Apeldoorn, Arnhem, Barneveld, Berg en Dal, Berkelland, Beuningen, Bronckhorst, Brummen, Buren, Culemborg, Doesburg, Doetinchem, Druten, Duiven, Ede, Elburg, Epe, Ermelo, Harderwijk, Hattem, Heerde, Heumen, Lingewaard, Lochem, Maasdriel, Montferland, Neder-Betuwe, Nijkerk, Nijmegen, Nunspeet, Oldebroek, Oost Gelre, Oude IJsselstreek, Overbetuwe, Putten, Renkum, Rheden, Rozendaal, Scherpenzeel, Tiel, Voorst, Wageningen, West Betuwe, West Maas en Waal, Westervoort, Wijchen, Winterswijk, Zaltbommel, Zevenaar, Zutphen',
  Utrecht:
    'Amersfoort, Baarn, Bunnik, Bunschoten, De Bilt, De Ronde Venen, Eemnes, Houten, IJsselstein, Leusden, Lopik, Montfoort, Nieuwegein, Oudewater, Renswoude, Rhenen, Soest, Stichtse Vecht, Utrecht, Utrechtse Heuvelrug, Veenendaal, Vijfheerenlanden, Wijk bij Duurstede, Woerden, Woudenberg, Zeist',
  'Noord-Holland':
    'Aalsmeer, Alkmaar, Amstelveen, Amsterdam, Bergen (NH.), Beverwijk, Blaricum, Bloemendaal, Castricum, Den Helder, Diemen, Dijk en Waard, Drechterland, Edam-Volendam, Enkhuizen, Gooise Meren, Haarlem, Haarlemmermeer, Heemskerk, Heemstede, Heiloo, Hilversum, Hollands Kroon, Hoorn, Huizen, Koggenland, Landsmeer, Laren, Medemblik, Oostzaan, Opmeer, Ouder-Amstel, Purmerend, Schagen, Stede Broec, Texel, Uitgeest, Uithoorn, Velsen, Waterland, Wijdemeren, Wormerland, Zaanstad, Zandvoort',
  'Zuid-Holland':
    'Alblasserdam, Albrandswaard, Alphen aan den Rijn, Barendrecht, Bodegraven-Reeuwijk, Capelle aan den IJssel, Delft, Den Haag, Dordrecht, Goeree-Overflakkee, Gorinchem, Gouda, Hardinxveld-Giessendam, Hendrik-Ido-Ambacht, Hillegom, Hoeksche Waard, Kaag en Braassem, Katwijk, Krimpen aan den IJssel, Krimpenerwaard, Lansingerland, Leiden, Leiderdorp, Leidschendam-Voorburg, Lisse, Maassluis, Midden-Delfland, Molenlanden, Nieuwkoop, Nissewaard, Noordwijk, Oegstgeest, Papendrecht, Pijnacker-Nootdorp, Ridderkerk, Rijswijk, Rotterdam, Schiedam, Sliedrecht, Teylingen, Vlaardingen, Voorne aan Zee, Voorschoten, Waddinxveen, Wassenaar, Westland, Zoetermeer, Zoeterwoude, Zuidplas, Zwijndrecht',
  Zeeland:
    'Borsele, Goes, Hulst, Kapelle, Middelburg, Noord-Beveland, Reimerswaal, Schouwen-Duiveland, Sluis, Terneuzen, Tholen, Veere, Vlissingen',
  'Noord-Brabant':
    'Alphen-Chaam, Altena, Asten, Baarle-Nassau, Bergeijk, Bergen op Zoom, Bernheze, Best, Bladel, Boekel, Boxtel, Breda, Cranendonck, Deurne, Dongen, Drimmelen, Eersel, Eindhoven, Etten-Leur, Geertruidenberg, Geldrop-Mierlo, Gemert-Bakel, Gilze en Rijen, Goirle, Halderberge, Heeze-Leende, Helmond, Heusden, Hilvarenbeek, Laarbeek, Land van Cuijk, Loon op Zand, Maashorst, Meierijstad, Moerdijk, Nuenen Gerwen en Nederwetten, Oirschot, Oisterwijk, Oosterhout, Oss, Reusel-De Mierden, Roosendaal, Rucphen, Sint-Michielsgestel, Someren, Son en Breugel, Steenbergen, Tilburg, Valkenswaard, Veldhoven, Vught, Waalre, Waalwijk, Woensdrecht, Zundert, ’s-Hertogenbosch',
  Limburg:
    'Beek, Beekdaelen, Beesel, Bergen (L.), Brunssum, Echt-Susteren, Eijsden-Margraten, Gennep, Gulpen-Wittem, Heerlen, Horst aan de Maas, Kerkrade, Landgraaf, Leudal, Maasgouw, Maastricht, Meerssen, Mook en Middelaar, Nederweert, Peel en Maas, Roerdalen, Roermond, Simpelveld, Sittard-Geleen, Stein, Vaals, Valkenburg aan de Geul, Venlo, Venray, Voerendaal, Weert',
}

describe('the built-in table of addresses', () => {
  it('has the town hall of each of the 342 municipalities, once', () => {
    const all = Object.values(municipalities).flatMap((names) => names.split(', '))
    expect(all).toHaveLength(342)
    const halls = addressTable.flatMap(({ municipality }) => (municipality === '' ? [] : [municipality]))
    expect(halls.toSorted()).toEqual(all.toSorted())
  })

  it('has every zipcode once, in its form, with a street and a town', () => {
    const malformed = addressTable.filter(
      ({ zipcode, street, city }) =>
        !isZipcode(zipcode, 'NL') ||
        !/^[1-9]\d{3}[A-Z]{2}$/.test(zipcode) ||
        !/^[\p{L}’][\p{L}’. -]+\p{L}, [\p{L}’][\p{L}’ -]+$/u.test(`${street}, ${city}`),
    )
    expect(malformed).toEqual([])
    expect(knownAddresses.size).toBe(addressTable.length)
  })

  it('has the zipcodes with which the shop and its tests fill in addresses', () => {
    const typed = ['1012JS', '2311EZ', '3511LX', '3512AB', '3512JE', '6211CL', '9712HN']
    expect(typed.filter((zipcode) => !knownAddresses.has(zipcode))).toEqual([])
  })
})
