import { wordsIn, type AliasWords } from "./words.ts";

/** Nouns, all masculine, then adjectives that agree with each. Each is kind alone and beside any other. */
export const SPANISH: AliasWords = {
  first: wordsIn(`
Abedul Abeto Acebo Acorde Alce Alerce Aliso Aloe Armiño Arroyo Astro Autobús Avión Barco Bisonte Bólido Bosque Brezo
Búfalo Búho Buque Cacto Camino Camión Canguro Carro Castor Cedro Cerezo Ciprés Cisne Clavel Coche Colibrí Cóndor
Corcel Cosmos Crucero Cuarzo Cuervo Delfín Dragón Eclipse Enebro Erizo Faisán Faro Ferry Fiordo Fresno Gavilán
Geranio Girasol Gorrión Granate Grillo Halcón Helecho Hurón Ibis Jade Jardín Junco Kayak Koala Lago Laurel Lémur
León Lince Lirio Lirón Lobo Loto Lucero Mapa Mapache Marte Meteoro Metro Milano Mirlo Molino Monte Musgo Narval
Neptuno Nogal Ocaso Océano Ocelote Olivo Ópalo Orión Oso Otoño Panda Papiro Parque Patín Peral Piano Pino Pinzón
Planeta Prado Puente Puerto Puma Quetzal Rayo Reno Roble Robot Romero Rosal Salmón Saturno Sauce Saúco Serval Sol
Tambor Tándem Tango Tapir Taxi Tejón Tigre Tilo Timón Tomillo Topacio Tractor Tranvía Trébol Tren Trineo Tritón
Trueno Tucán Tulipán Valle Vals Velero Vencejo Verano Viento Violín Volcán Yate Zafiro
`),
  second: wordsIn(`
Activo Afable Ágil Airoso Amable Ameno Amigable Animado Apacible Aplicado Astuto Atento Audaz Azul Bailarín Benévolo
Boreal Bromista Bueno Cabal Cálido Calmado Cantarín Capaz Célebre Celeste Certero Claro Confiado Contento Cordial
Cortés Cósmico Creador Creativo Cuidador Curioso Decente Decidido Dedicado Dichoso Digno Directo Discreto Dorado
Dulce Ecuánime Educado Eficaz Ejemplar Enérgico Épico Estable Estelar Estival Eterno Fabuloso Famoso Feliz Festivo
Fiable Fiel Fino Firme Flexible Florido Formal Galante Generoso Genial Gentil Gracioso Grato Hábil Heroico Honesto
Honrado Humilde Ideal Idóneo Ilustre Íntegro Invicto Jubiloso Juicioso Justo Juvenil Leal Lector Libre Ligero Limpio
Listo Lógico Luchador Lúcido Lúdico Luminoso Mágico Marino Matinal Melódico Mesurado Mítico Musical Natural Nítido
Nuevo Paciente Pacífico Pausado Plácido Plateado Poético Polar Preciso Próspero Prudente Puntual Radiante Rápido
Real Resuelto Risueño Sabio Sagaz Sano Seguro Selecto Sencillo Sensato Sensible Sereno Sincero Singular Sociable
Solar Sólido Sonoro Suave Sublime Sutil Tenaz Tierno Triunfal Turquesa Único Urbano Útil Valeroso Valiente Valioso
Veloz Veraz Versátil Virtuoso Vital Vivaz Vivo Volador
`),
};
