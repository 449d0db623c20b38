/** The same for every vacancy. `subject` is the subject of the application mail, `person` its reader. */
export const apply = (subject: string, person: string): string =>
  `<h2>Solliciteren</h2>
<p>Mail naar <a href="mailto:werken@sluimer.example?subject=${encodeURIComponent(`Sollicitatie ${subject}`)}">werken@sluimer.example</a> met als onderwerp 'Sollicitatie ${subject}'. Vertel in een halve pagina waarom je dit wilt doen en stuur je cv mee. Een foto, geboortedatum of portfolio van twintig bladzijden hoeft niet. ${person}, leest je mail en antwoordt binnen een week, ook als het nee is.</p>
<p>Daarna volgt een eerste gesprek van drie kwartier en, als dat goed voelt, een ochtend meelopen. Die ochtend betalen we. Je gegevens bewaren we tot vier weken na de procedure en daarna zijn ze weg; zie onze <a href="/service/privacy/">privacyverklaring</a>.</p>
<p>Eerst iets weten? Bel 085 - 000 00 00 en vraag naar degene die hierboven staat.</p>`
