/**
 * The table that replaces PDOK while it cannot be reached: the town hall of every municipality, then some other
 * well-known addresses. It was written without the register. In a few towns, such as Beesel, Best, Duiven,
 * Hardinxveld-Giessendam, Heiloo, Hendrik-Ido-Ambacht, Ouder-Amstel, Reimerswaal, Waalwijk, Westerveld, Wierden and
 * Zwartewaterland, the last letters of the zipcode are not certain. The shopper can change what it fills in.
 *
 * zipcode | street and number | town | municipality, empty for other addresses than town halls
 */
const table = `
9934EA|Johan van den Kornputplein 10|Delfzijl|Eemsdelta
9712HN|Grote Markt 1|Groningen|Groningen
9981AA|Hoofdstraat-West 1|Uithuizen|Het Hogeland
9603AE|Gorecht-Oost 157|Hoogezand|Midden-Groningen
9671CD|Johan Modastraat 6|Winschoten|Oldambt
9665JD|Raadhuislaan 8|Oude Pekela|Pekela
9501SZ|Raadhuisplein 1|Stadskanaal|Stadskanaal
9641AW|Raadhuisplein 5|Veendam|Veendam
9351BJ|Tolberterstraat 66|Leek|Westerkwartier
9551AB|Dorpsstraat 1|Sellingen|Westerwolde
9285NH|Stationsstraat 18|Buitenpost|Achtkarspelen
9162EA|Jelmeraweg 1|Ballum|Ameland
9104BR|Hynsteblom 4|Damwâld|Dantumadiel
8501AA|Herema State 1|Joure|De Fryske Marren
8861BD|Voorstraat 35|Harlingen|Harlingen
8441ES|Crackstraat 2|Heerenveen|Heerenveen
8911DH|Oldehoofsterkerkhof 2|Leeuwarden|Leeuwarden
9101LP|Koningstraat 13|Dokkum|Noardeast-Fryslân
8431LE|’t Oost 11|Oosterwolde|Ooststellingwerf
9244CR|Hoofdstraat 82|Beetsterzwaag|Opsterland
9166LX|Nieuwestreek 5|Schiermonnikoog|Schiermonnikoog
9203RM|Gauke Boelensstraat 2|Drachten|Smallingerland
8601CR|Marktstraat 15|Sneek|Súdwest-Fryslân
8881ED|Burgemeester van Heusdenweg 10|West-Terschelling|Terschelling
9251GH|Raadhuisweg 7|Burgum|Tytsjerksteradiel
8899AE|Dorpsstraat 127|Vlieland|Vlieland
8801PA|Harlingerstraatweg 18|Franeker|Waadhoeke
8471KR|Griffioenpark 1|Wolvega|Weststellingwerf
9461BH|Spiekersteeg 1|Gieten|Aa en Hunze
9401JW|Noordersingel 33|Assen|Assen
7875AD|Hoofdstraat 50|Exloo|Borger-Odoorn
7741GC|Kasteel 1|Coevorden|Coevorden
7811AP|Raadhuisplein 1|Emmen|Emmen
7901BP|Raadhuisplein 1|Hoogeveen|Hoogeveen
7941BJ|Grote Oever 26|Meppel|Meppel
9411NB|Raadhuisplein 1|Beilen|Midden-Drenthe
9301AA|Raadhuisstraat 1|Roden|Noordenveld
9481AW|Kornoeljeplein 1|Vries|Tynaarlo
7981EL|Raadhuislaan 1|Diever|Westerveld
7921GD|Raadhuisstraat 2|Zuidwolde|De Wolden
7607EW|Haven Zuidzijde 30|Almelo|Almelo
7622DG|Rheineplein 1|Borne|Borne
7721AX|Raadhuisstraat 1|Dalfsen|Dalfsen
7411KT|Grote Kerkhof 1|Deventer|Deventer
7591MA|Nicolaasplein 5|Denekamp|Dinkelland
7511HC|Langestraat 24|Enschede|Enschede
7481EB|Blankenburgerstraat 28|Haaksbergen|Haaksbergen
7772HZ|Stephanuspark 1|Hardenberg|Hardenberg
7442MA|Willem Alexanderstraat 7|Nijverdal|Hellendoorn
7551EB|Burgemeester van der Dussenplein 1|Hengelo|Hengelo
7471DK|De Höfte 7|Goor|Hof van Twente
8261DD|Burgemeester Berghuisplein 1|Kampen|Kampen
7581AG|Raadhuisplein 1|Losser|Losser
7571CD|Ganzenmarkt 1|Oldenzaal|Oldenzaal
8131BN|Raadhuisplein 1|Wijhe|Olst-Wijhe
7731EE|Chevalleraustraat 2|Ommen|Ommen
8101AC|Zwolsestraat 16|Raalte|Raalte
7461DD|Schild 1|Rijssen|Rijssen-Holten
7951DE|Binnenweg 26|Staphorst|Staphorst
8331XE|Vendelweg 1|Steenwijk|Steenwijkerland
7651CV|Raadhuisplein 1|Tubbergen|Tubbergen
7671GS|Manitobaplein 1|Vriezenveen|Twenterand
7642GS|Burgemeester J.C. van den Bergplein 1|Wierden|Wierden
8061CV|Telvorenstraat 2|Hasselt|Zwartewaterland
8011PK|Grote Kerkplein 15|Zwolle|Zwolle
1315HR|Stadhuisplein 1|Almere|Almere
8251ER|De Rede 1|Dronten|Dronten
8232ZX|Stadhuisplein 2|Lelystad|Lelystad
8302BW|Harmen Visserplein 1|Emmeloord|Noordoostpolder
8321GT|Singel 9|Urk|Urk
3891ER|Raadhuisplein 1|Zeewolde|Zeewolde
7121DM|Hofstraat 8|Aalten|Aalten
7311LG|Marktplein 1|Apeldoorn|Apeldoorn
6811DG|Koningstraat 38|Arnhem|Arnhem
3771ER|Raadhuisplein 2|Barneveld|Barneveld
6562AH|Dorpsplein 1|Groesbeek|Berg en Dal
7271AX|Marktstraat 1|Borculo|Berkelland
6641AE|Van Heemstraweg 46|Beuningen|Beuningen
7255KA|Elderinkweg 2|Hengelo|Bronckhorst
6971BV|Engelenburgerlaan 31|Brummen|Brummen
4021VZ|De Wetering 1|Maurik|Buren
4101BK|Ridderstraat 250|Culemborg|Culemborg
6981BH|Philippus Gastelaarsstraat 2|Doesburg|Doesburg
7001EW|Raadhuisstraat 2|Doetinchem|Doetinchem
6651DA|Heuvel 1|Druten|Druten
6921BL|Remigiusplein 7|Duiven|Duiven
6711DD|Bergstraat 4|Ede|Ede
8081LA|Zuiderzeestraatweg Oost 19|Elburg|Elburg
8161CL|Markt 1|Epe|Epe
3851NT|Raadhuisplein 2|Ermelo|Ermelo
3841AA|Havendam 56|Harderwijk|Harderwijk
8051EZ|Markt 1|Hattem|Hattem
8181ET|Eperweg 5|Heerde|Heerde
6581AC|Kerkplein 6|Malden|Heumen
6681BJ|Kinkelenburglaan 6|Bemmel|Lingewaard
7241CR|Hanzeweg 8|Lochem|Lochem
5331CB|Kerkstraat 45|Kerkdriel|Maasdriel
6942GK|Bergvredestraat 10|Didam|Montferland
4043KM|Burgemeester Lodderstraat 20|Opheusden|Neder-Betuwe
3861AK|Kolkstraat 27|Nijkerk|Nijkerk
6511PP|Korte Nieuwstraat 6|Nijmegen|Nijmegen
8071GJ|Markt 1|Nunspeet|Nunspeet
8096CP|Raadhuisplein 1|Oldebroek|Oldebroek
7131BJ|Varsseveldseweg 2|Lichtenvoorde|Oost Gelre
7081BN|Staringstraat 25|Gendringen|Oude IJsselstreek
6661EH|Dorpsstraat 67|Elst|Overbetuwe
3881BZ|Fontanusplein 1|Putten|Putten
6861GG|Generaal Urquhartlaan 4|Oosterbeek|Renkum
6994AB|Hoofdstraat 3|De Steeg|Rheden
6891CM|Kerklaan 1|Rozendaal|Rozendaal
3925CC|Stationsweg 389|Scherpenzeel|Scherpenzeel
4001MV|Achterweg 2|Tiel|Tiel
7391KA|H.W. Iordensweg 17|Twello|Voorst
6701CZ|Markt 22|Wageningen|Wageningen
4191KH|Kuipershof 2|Geldermalsen|West Betuwe
6658AG|Dijkstraat 11|Beneden-Leeuwen|West Maas en Waal
6931CZ|Dorpsplein 1|Westervoort|Westervoort
6602DE|Kasteellaan 27|Wijchen|Wijchen
7101GH|Stationsstraat 25|Winterswijk|Winterswijk
5301LB|Hogeweg 11|Zaltbommel|Zaltbommel
6901AA|Kerkstraat 27|Zevenaar|Zevenaar
7201DN|’s Gravenhof 2|Zutphen|Zutphen
3811LM|Stadhuisplein 1|Amersfoort|Amersfoort
3743EN|Stationsweg 18|Baarn|Baarn
3721AB|Soestdijkseweg Zuid 173|Bilthoven|De Bilt
3984NC|Singelpark 1|Odijk|Bunnik
3752AG|Stadsspui 1|Bunschoten-Spakenburg|Bunschoten
3641AL|Croonstadtlaan 111|Mijdrecht|De Ronde Venen
3755AZ|Zuidersingel 1|Eemnes|Eemnes
3995DW|Onderdoor 25|Houten|Houten
3401BK|Overtoom 1|IJsselstein|IJsselstein
3831NA|’t Erf 1|Leusden|Leusden
3411XX|Raadhuisplein 1|Lopik|Lopik
3417JG|Kasteelplein 5|Montfoort|Montfoort
3431LZ|Stadsplein 1|Nieuwegein|Nieuwegein
3421NE|Waardsedijk 219|Oudewater|Oudewater
3927BD|Dorpsstraat 4|Renswoude|Renswoude
3911MG|Nieuwe Veenendaalseweg 75|Rhenen|Rhenen
3762AV|Raadhuisplein 1|Soest|Soest
3601GR|Endelhovenlaan 1|Maarssen|Stichtse Vecht
3521AZ|Stadsplateau 1|Utrecht|Utrecht
3941HV|Kerkplein 2|Doorn|Utrechtse Heuvelrug
3901GA|Raadhuisplein 1|Veenendaal|Veenendaal
4131LW|Voorstraat 30|Vianen|Vijfheerenlanden
3962CL|Karel de Grotestraat 30|Wijk bij Duurstede|Wijk bij Duurstede
3447GR|Blekerijlaan 14|Woerden|Woerden
3931KK|Parklaan 1|Woudenberg|Woudenberg
3701HS|Het Rond 1|Zeist|Zeist
1431EH|Raadhuisplein 1|Aalsmeer|Aalsmeer
1815AG|Mallegatsplein 10|Alkmaar|Alkmaar
1182JR|Laan Nieuwer-Amstel 1|Amstelveen|Amstelveen
1011PN|Amstel 1|Amsterdam|Amsterdam
1817MR|Jan Ligthartstraat 4|Alkmaar|Bergen (NH.)
1948LC|Stationsplein 48|Beverwijk|Beverwijk
1261JB|Kerklaan 16|Blaricum|Blaricum
2051GJ|Bloemendaalseweg 158|Overveen|Bloemendaal
1902CA|Raadhuisplein 1|Castricum|Castricum
1781AS|Willemsoord 66|Den Helder|Den Helder
1111ZB|D.J. den Hartoglaan 1|Diemen|Diemen
1703EZ|Parelhof 1|Heerhugowaard|Dijk en Waard
1616AV|Raadhuisplein 1|Hoogkarspel|Drechterland
1132KN|W. van der Knoopdreef 1|Volendam|Edam-Volendam
1601KT|Hoogstraat 11|Enkhuizen|Enkhuizen
1404EP|Brinklaan 35|Bussum|Gooise Meren
2011RD|Grote Markt 2|Haarlem|Haarlem
2132TZ|Raadhuisplein 1|Hoofddorp|Haarlemmermeer
1964EZ|Maerten van Heemskerckplein 1|Heemskerk|Heemskerk
2101HA|Raadhuisplein 1|Heemstede|Heemstede
1851HX|Raadhuisplein 1|Heiloo|Heiloo
1217JE|Dudokpark 1|Hilversum|Hilversum
1761VM|De Verwachting 1|Anna Paulowna|Hollands Kroon
1625HV|Nieuwe Steen 1|Hoorn|Hoorn
1276KB|Graaf Wichman 10|Huizen|Huizen
1648JG|Middenhof 2|De Goorn|Koggenland
1121XC|Raadhuisstraat 1|Landsmeer|Landsmeer
1251NA|Eemnesserweg 19|Laren|Laren
1687CD|Dick Ketlaan 21|Wognum|Medemblik
1511BD|Kerkbuurt 4|Oostzaan|Oostzaan
1716VS|Klaproos 1|Opmeer|Opmeer
1191HH|Vondelstraat 1|Ouderkerk aan de Amstel|Ouder-Amstel
1441DM|Purmersteenweg 42|Purmerend|Purmerend
1741EA|Laan 19|Schagen|Schagen
1611KW|De Middend 2|Bovenkarspel|Stede Broec
1791AT|Emmalaan 15|Den Burg|Texel
1911EG|Middelweg 28|Uitgeest|Uitgeest
1423AJ|Laan van Meerwijk 16|Uithoorn|Uithoorn
1971EN|Dudokplein 1|IJmuiden|Velsen
1141GV|Pierebaan 3|Monnickendam|Waterland
1231KB|Rading 1|Loosdrecht|Wijdemeren
1531NX|Koetserstraat 3|Wormer|Wormerland
1506MZ|Stadhuisplein 100|Zaandam|Zaanstad
2042KB|Swaluëstraat 2|Zandvoort|Zandvoort
2951ED|Cortgene 2|Alblasserdam|Alblasserdam
3176PD|Hofhoek 5|Poortugaal|Albrandswaard
2405SH|Stadhuisplein 1|Alphen aan den Rijn|Alphen aan den Rijn
2991AA|Binnenhof 1|Barendrecht|Barendrecht
2411BD|Raadhuisplein 1|Bodegraven|Bodegraven-Reeuwijk
2903AR|Rivierweg 111|Capelle aan den IJssel|Capelle aan den IJssel
2611GW|Markt 87|Delft|Delft
2511BT|Spui 70|Den Haag|Den Haag
3311GR|Spuiboulevard 300|Dordrecht|Dordrecht
3241XB|Koningin Julianaweg 45|Middelharnis|Goeree-Overflakkee
4205AZ|Stadhuisplein 1|Gorinchem|Gorinchem
2803PG|Burgemeester Jamesplein 1|Gouda|Gouda
3371AN|Raadhuisplein 1|Hardinxveld-Giessendam|Hardinxveld-Giessendam
3342AV|Weteringsingel 1|Hendrik-Ido-Ambacht|Hendrik-Ido-Ambacht
2181EC|Hoofdstraat 115|Hillegom|Hillegom
3262GM|W. van Vlietstraat 6|Oud-Beijerland|Hoeksche Waard
2371AS|Westeinde 1|Roelofarendsveen|Kaag en Braassem
2224EW|Koningin Julianalaan 3|Katwijk|Katwijk
2922AD|Raadhuisplein 2|Krimpen aan den IJssel|Krimpen aan den IJssel
2821AS|Dorpsplein 8|Stolwijk|Krimpenerwaard
2662SB|Tobias Asserlaan 1|Bergschenhoek|Lansingerland
2311EJ|Stadhuisplein 1|Leiden|Leiden
2351DZ|Willem-Alexanderlaan 1|Leiderdorp|Leiderdorp
2264BM|Koningin Wilhelminalaan 2|Leidschendam|Leidschendam-Voorburg
2161BS|Heereweg 254|Lisse|Lisse
3144BA|Koningshoek 93050|Maassluis|Maassluis
2636HX|Anna van Raesfeltstraat 37|Schipluiden|Midden-Delfland
2961AS|Nederwaard 1|Kinderdijk|Molenlanden
2441GE|Teylersplein 1|Nieuwveen|Nieuwkoop
3201EL|Raadhuislaan 106|Spijkenisse|Nissewaard
2201HW|Voorstraat 42|Noordwijk|Noordwijk
2342AN|Rhijngeesterstraatweg 13|Oegstgeest|Oegstgeest
3351PB|Markt 22|Papendrecht|Papendrecht
2641EZ|Oranjeplein 1|Pijnacker|Pijnacker-Nootdorp
2981EA|Koningsplein 1|Ridderkerk|Ridderkerk
2284DP|Bogaardplein 15|Rijswijk|Rijswijk
3011AD|Coolsingel 40|Rotterdam|Rotterdam
3112DZ|Stadserf 1|Schiedam|Schiedam
3361HJ|Industrieweg 11|Sliedrecht|Sliedrecht
2215MA|Raadhuisplein 1|Voorhout|Teylingen
3131VX|Westnieuwland 6|Vlaardingen|Vlaardingen
3222KA|Rijksstraatweg 3|Hellevoetsluis|Voorne aan Zee
2252LA|Leidseweg 25|Voorschoten|Voorschoten
2741HR|Raadhuisplein 1|Waddinxveen|Waddinxveen
2242LV|Johan de Wittstraat 45|Wassenaar|Wassenaar
2671VW|Verdilaan 7|Naaldwijk|Westland
2711EC|Stadhuisplein 1|Zoetermeer|Zoetermeer
2381ES|Noordbuurtseweg 27|Zoeterwoude|Zoeterwoude
2914KM|Raadhuisplein 20|Nieuwerkerk aan den IJssel|Zuidplas
3331BT|Raadhuisplein 3|Zwijndrecht|Zwijndrecht
4451KB|Stenevate 10|Heinkenszand|Borsele
4461GE|M.A. de Ruijterlaan 2|Goes|Goes
4561EA|Grote Markt 21|Hulst|Hulst
4421AA|Kerkplein 1|Kapelle|Kapelle
4337PA|Kanaalweg 3|Middelburg|Middelburg
4491EV|Voorstraat 31|Wissenkerke|Noord-Beveland
4416AL|Oude Plein 1|Kruiningen|Reimerswaal
4301SH|Laan van St. Hilaire 2|Zierikzee|Schouwen-Duiveland
4501BD|Nieuwstraat 22|Oostburg|Sluis
4531GZ|Stadhuisplein 1|Terneuzen|Terneuzen
4691DZ|Hof van Tholen 2|Tholen|Tholen
4357ET|Traverse 1|Domburg|Veere
4382MA|Paul Krugerstraat 1|Vlissingen|Vlissingen
5131AV|Willibrordplein 1|Alphen|Alphen-Chaam
4286ET|Sportlaan 170|Almkerk|Altena
5721GJ|Koningsplein 3|Asten|Asten
5111CA|Singel 1|Baarle-Nassau|Baarle-Nassau
5571HB|Burgemeester Magneestraat 1|Bergeijk|Bergeijk
4611AP|Jacob Obrechtlaan 4|Bergen op Zoom|Bergen op Zoom
5384BZ|De Misse 6|Heesch|Bernheze
5683EA|Raadhuisplein 1|Best|Best
5531BC|Markt 21|Bladel|Bladel
5427AB|Sint Agathaplein 2|Boekel|Boekel
5281AT|Markt 1|Boxtel|Boxtel
4811DJ|Claudius Prinsenlaan 10|Breda|Breda
6021CA|Capucijnerplein 1|Budel|Cranendonck
5751BE|Markt 1|Deurne|Deurne
5104JJ|Hoge Ham 62|Dongen|Dongen
4921BV|Park 1|Made|Drimmelen
5521AW|Dijk 15|Eersel|Eersel
5611EM|Stadhuisplein 1|Eindhoven|Eindhoven
4875AA|Roosendaalseweg 4|Etten-Leur|Etten-Leur
4941DX|Vrijheidstraat 2|Raamsdonksveer|Geertruidenberg
5664HT|Hofstraat 4|Geldrop|Geldrop-Mierlo
5421CV|Ridderplein 1|Gemert|Gemert-Bakel
5121JX|Raadhuisplein 1|Rijen|Gilze en Rijen
5051LT|Oranjeplein 1|Goirle|Goirle
4731HJ|Parklaan 15|Oudenbosch|Halderberge
5591HS|Jan Deckersstraat 2|Heeze|Heeze-Leende
5701NV|Weg op den Heuvel 35|Helmond|Helmond
5211HH|Wolvenhoek 1|’s-Hertogenbosch|’s-Hertogenbosch
5251EC|Julianastraat 34|Vlijmen|Heusden
5081CA|Vrijthof 10|Hilvarenbeek|Hilvarenbeek
5741GA|Koppelstraat 37|Beek en Donk|Laarbeek
5831JX|Raadhuisplein 1|Boxmeer|Land van Cuijk
5171CV|Anton Pieckplein 1|Kaatsheuvel|Loon op Zand
5401EJ|Markt 145|Uden|Maashorst
5461KN|Stadhuisplein 1|Veghel|Meierijstad
4761BJ|Pastoor van Kessellaan 15|Zevenbergen|Moerdijk
5671CK|Jan van Schijnveltlaan 2|Nuenen|Nuenen Gerwen en Nederwetten
5688AK|Deken Frankenstraat 3|Oirschot|Oirschot
5061HX|De Lind 44|Oisterwijk|Oisterwijk
4902ZP|Slotjesveld 1|Oosterhout|Oosterhout
5341GM|Raadhuislaan 2|Oss|Oss
5541KB|Kerkplein 3|Reusel|Reusel-De Mierden
4701NK|Stadserf 1|Roosendaal|Roosendaal
4715RW|Binnentuin 1|Rucphen|Rucphen
5271GC|Meanderplein 1|Sint-Michielsgestel|Sint-Michielsgestel
5711EK|Wilhelminaplein 1|Someren|Someren
5691AL|Raadhuisplein 1|Son en Breugel|Son en Breugel
4652GA|Buiten de Veste 1|Steenbergen|Steenbergen
5038TC|Stadhuisplein 130|Tilburg|Tilburg
5554DA|De Hofnar 15|Valkenswaard|Valkenswaard
5501KA|Meiveld 1|Veldhoven|Veldhoven
5261EP|Secretaris van Rooijstraat 1|Vught|Vught
5582JV|Koningin Julianalaan 19|Waalre|Waalre
5142PA|Taxandriaweg 6|Waalwijk|Waalwijk
4631GC|Huijbergseweg 3|Hoogerheide|Woensdrecht
4881CN|Markt 1|Zundert|Zundert
6191KA|Raadhuisstraat 9|Beek|Beek
6361BZ|Deweverplein 1|Nuth|Beekdaelen
5953AL|Raadhuisplein 1|Reuver|Beesel
5854AX|Raadhuisstraat 2|Nieuw Bergen|Bergen (L.)
6444AT|Lindeplein 1|Brunssum|Brunssum
6101CV|Nieuwe Markt 55|Echt|Echt-Susteren
6269DA|Amerikaplein 1|Margraten|Eijsden-Margraten
6591CP|Ellen Hoffmannplein 1|Gennep|Gennep
6271DA|Willem Vliegenstraat 12|Gulpen|Gulpen-Wittem
6411HP|Geleenstraat 27|Heerlen|Heerlen
5961ES|Wilhelminaplein 6|Horst|Horst aan de Maas
6461EC|Markt 33|Kerkrade|Kerkrade
6371LA|Raadhuisplein 1|Landgraaf|Landgraaf
6093HE|Leudalplein 1|Heythuysen|Leudal
6051DZ|Markt 36|Maasbracht|Maasgouw
6211CL|Markt 78|Maastricht|Maastricht
6231LS|Markt 50|Meerssen|Meerssen
6585AP|Raadhuisplein 6|Mook|Mook en Middelaar
6031VR|Raadhuisplein 1|Nederweert|Nederweert
5981CC|Wilhelminaplein 1|Panningen|Peel en Maas
6077CG|Schaapsweg 20|Sint Odiliënberg|Roerdalen
6041EM|Markt 31|Roermond|Roermond
6369AH|Markt 1|Simpelveld|Simpelveld
6131LB|Hub Dassenplein 1|Sittard|Sittard-Geleen
6171KP|Stadhouderslaan 200|Stein|Stein
6291AT|Von Clermontplein 15|Vaals|Vaals
6301HC|Geneindestraat 4|Valkenburg|Valkenburg aan de Geul
5912AT|Hanzeplaats 1|Venlo|Venlo
5801MB|Raadhuisstraat 1|Venray|Venray
6367ED|Raadhuisplein 1|Voerendaal|Voerendaal
6001GS|Wilhelminasingel 101|Weert|Weert
1012AB|Stationsplein 1|Amsterdam|
1012JS|Dam 1|Amsterdam|
1016GV|Prinsengracht 263|Amsterdam|
1071CX|Paulus Potterstraat 7|Amsterdam|
1071DJ|Museumplein 6|Amsterdam|
1071LN|Concertgebouwplein 10|Amsterdam|
1071XX|Museumstraat 1|Amsterdam|
1118CP|Evert van de Beekstraat 202|Schiphol|
2311EZ|Rapenburg 70|Leiden|
2511CS|Plein 2|Den Haag|
2513AA|Binnenhof 1|Den Haag|
2517KJ|Carnegieplein 2|Den Haag|
2628CD|Mekelweg 2|Delft|
3015CX|Museumpark 18|Rotterdam|
3016GM|Parkhaven 20|Rotterdam|
3072AP|Wilhelminakade 123|Rotterdam|
3511LX|Oudegracht 12|Utrecht|
3512AB|Weverspad 12|Utrecht|
3512JE|Domplein 29|Utrecht|
3584CS|Heidelberglaan 8|Utrecht|
4331BK|Abdij 6|Middelburg|
5037AB|Warandelaan 2|Tilburg|
5612AE|Groene Loper 3|Eindhoven|
6708PB|Droevendaalsesteeg 4|Wageningen|
7522NB|Drienerlolaan 5|Enschede|
9711ME|Museumeiland 1|Groningen|
9712CP|Broerstraat 5|Groningen|
`

interface KnownAddress {
  zipcode: string
  street: string
  city: string
  /** Empty for other addresses than town halls. */
  municipality: string
}

/** The rows of the table. A zipcode covers one side of one street, so the number is not used. */
export const addressTable: KnownAddress[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [zipcode = '', address = '', city = '', municipality = ''] = row.split('|')
    return { zipcode, street: address.replace(/ \d+$/, ''), city, municipality }
  })

/** Street and city by zipcode. */
export const knownAddresses = new Map(
  addressTable.map(({ zipcode, street, city }) => [zipcode, { street, city }]),
)
